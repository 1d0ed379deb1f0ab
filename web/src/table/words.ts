// Texts as they stand alone: a move or a reason begins small within a sentence.

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
