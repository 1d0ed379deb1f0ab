// Text that fits: canvases break no lines by themselves.

type Pen = Pick<CanvasRenderingContext2D, "measureText">;

/** The text in lines of at most this width, broken between words, or within one that is too long. */
export function wrapped(pen: Pen, text: string, width: number): string[] {
  const lines = [""];
  for (const part of parts(text)) {
    const longer = lines.at(-1)! + part;
    if (pen.measureText(longer.trimEnd()).width <= width || lines.at(-1) === "") lines[lines.length - 1] = longer;
    else lines.push(part.trimStart());
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}

/** Words with the space behind them; where a script has no spaces, its letters. */
function parts(text: string): string[] {
  return (
    text.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー、。][、。]?|[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]+\s*|\s+/gu) ?? []
  );
}

/** The text, cut off by an ellipsis where it is too long. */
export function fitted(pen: Pen, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && pen.measureText(`${letters.join("")}…`).width > width) letters.pop();
  return `${letters.join("")}…`;
}
