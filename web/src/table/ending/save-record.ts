// A record as a file of the player's own.

/** Let the browser keep a record under this name. */
export function saveRecord(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${name}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
