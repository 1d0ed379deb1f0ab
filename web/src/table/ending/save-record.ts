// Downloads a record as a text file.

export function saveRecord(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${name}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
