// Which types of tiles have a picture of their own: an edition may have others.

const DRAWN = new Set(["beer", "soup", "roast", "salad", "cake", "cook", "florist", "waiter", "musician", "taster"]);

export function isDrawn(type: string): boolean {
  return DRAWN.has(type);
}

/** The picture of a type, or one that stands for all of its kind. */
export function pictureOf(type: string, kind: "dish" | "crew"): string {
  return isDrawn(type) ? type : kind;
}
