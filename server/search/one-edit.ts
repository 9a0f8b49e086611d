/** One letter more, less or other, or two neighbours swapped; a Bengali vowel sign is a letter. */
export function isOneEditApart(one: string, other: string): boolean {
  const [short = [], long = []] = [[...one], [...other]].sort((a, b) => a.length - b.length)
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start++
  const rest = (letters: string[], from: number) => letters.slice(from).join('')
  if (short.length < long.length) return rest(short, start) === rest(long, start + 1)
  if (start === short.length) return true
  if (rest(short, start + 1) === rest(long, start + 1)) return true
  return (
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    rest(short, start + 2) === rest(long, start + 2)
  )
}

export function beginsOneEditApart(word: string, other: string): boolean {
  const { length } = [...word]
  if (word.at(0) !== other.at(0)) return false
  return [-1, 0, 1].some((more) =>
    isOneEditApart(word, [...other].slice(0, length + more).join('')),
  )
}
