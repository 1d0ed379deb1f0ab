// Modules that plugins make: see plugins/.

declare module "virtual:texts" {
  type Words = () => Promise<{ default: string }>;
  const languages: Record<string, { name: string; first: Words; more: Words }>;
  export default languages;
}

declare module "virtual:texts/*" {
  const source: string;
  export default source;
}

declare module "virtual:rules" {
  const books: Record<string, () => Promise<{ default: import("../plugins/rules").Rulebook }>>;
  export default books;
}

declare module "virtual:rules/*" {
  const book: import("../plugins/rules").Rulebook;
  export default book;
}
