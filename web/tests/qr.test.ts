import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrPath } from "../src/ui/qr-path";

test("the path covers exactly the dots of the code", () => {
  const link = "https://kings.example/table/abc#S3cret";
  const { size, path } = qrPath(link);
  const { data } = encode(link, { ecc: "M", border: 2 });
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    drawn[Number(y)]!.fill(true, Number(x), Number(x) + Number(width));
  expect(drawn).toEqual(data);
  expect(size).toBe(data.length);
});
