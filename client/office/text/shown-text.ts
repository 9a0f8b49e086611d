import { plainOf } from './plain-text'

const mostLetters = 160

/** A written value in a few words; HTML as plain text. */
export function shownText(written: string, isHtml: boolean): string {
  const plain = isHtml ? (plainOf(written) ?? written.replace(/<[^>]*>/g, ' ').trim()) : written
  const letters = [...plain]
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters).join('')}…` : plain
}
