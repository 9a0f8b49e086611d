/** Finds a server's sentence in a table, with the values of its `{blanks}`. */
export function openRefusals<Name extends string>(table: Record<Name, string>) {
  const patterns = Object.entries<string>(table)
    .map(([name, sentence]) => [name as Name, patternOf(sentence)] as const)
    // Sentences without blanks first: a product's title may equal another sentence.
    .sort(([, one], [, other]) => Number(hasBlank(one)) - Number(hasBlank(other)))
  return (sentence: string): { name: Name; values: Record<string, string> } | undefined => {
    for (const [name, pattern] of patterns) {
      const found = pattern.exec(sentence)
      if (found) return { name, values: found.groups ?? {} }
    }
    return undefined
  }
}

export function fillBlanks(words: string, values: Record<string, string>): string {
  return words.replace(blank, (_all, name: string) => values[name] ?? '')
}

const blank = /\{(\w+)\}/g

function patternOf(sentence: string): RegExp {
  const escaped = sentence.replace(/[\\.+?()]/g, '\\$&')
  return new RegExp(`^${escaped.replace(blank, '(?<$1>.+)')}$`, 's')
}

function hasBlank({ source }: RegExp): boolean {
  return source.includes('(?<')
}
