/** The beginning of a text, never with half of a letter: the database takes none. */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}
