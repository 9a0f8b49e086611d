/** A file of texts as a module of its own, of which the build keeps only the English. */
declare module '*?en' {
  export const en: object
}
