import { parseSync } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { readSource, sourceFiles } from '../support/import-graph.ts'
import { threadTimeOf } from '../support/thread-time.ts'

/** The longest time that one text may take in one pattern, in milliseconds. */
const mostMs = 15
/** What grows faster than the text takes longer than that before this length. */
const mostLetters = 20_000
const lengths = [25, 40, 100, 300, 1000, 4000]

/** Files and folders whose patterns read no text of a visitor or of staff, and why. */
const trusted: Record<string, string> = {
  'server/backup/': 'names and rows of a backup of the operator',
  'server/build/': 'files of the program',
  'server/config/config.ts': 'variables of the operator',
  'server/config/environment.ts': 'variables of the operator',
  'server/http/signature.ts': 'a digest of 44 letters',
  'server/migrations/': 'files of the program',
  'server/postgres/': 'the list of processes',
  'server/site/product-preview.ts': 'a rendered page: only the program writes its <noscript>',
  'client/office/': 'runs in the browser of staff alone',
  'client/text/find-refusal.ts': 'refusals of the program, in the browser',
  'client/vite': 'files of the program',
}
/** The longest text of patterns that see no more, and why. */
const bounded: Record<string, { letters: number; because: string }> = {
  'server/contract/advance.ts': {
    letters: 500,
    because: 'a sentence is cut; tags end at the next <',
  },
  'server/contract/find-district.ts': { letters: 500, because: 'an address; names of the program' },
  'server/contract/office/numbers.ts': { letters: 200, because: 'bareNumber cuts before' },
  'server/customers/common-passwords.ts': { letters: 128, because: 'the form of a password' },
  'server/office/products/slug.ts': { letters: 320, because: 'shorten cuts before' },
  'server/outbox/words.ts': { letters: 20, because: 'a sum of taka' },
  'client/text/format.ts': { letters: 20, because: 'a sum of taka' },
}
/** Makes the patterns of modules that make them only when they are used. */
const uses: Record<string, (module: Record<string, CallableFunction>) => unknown> = {
  'server/contract/find-district.ts': ({ districtIn }) => districtIn?.('ঢাকা, dhaka'),
}

type Pattern = { path: string; pattern: RegExp }
const Usual = globalThis.RegExp
afterEach(() => {
  globalThis.RegExp = Usual
})

test('no text costs a pattern of the server more than 15 ms', async () => {
  const paths = sourceFiles('server', 'client').filter(
    (path) => !Object.keys(trusted).some((start) => path.startsWith(start)),
  )
  const patterns: Pattern[] = []
  for (const path of paths) {
    const { literals, made } = patternsIn(path)
    const all = [...literals, ...(made > 0 ? await patternsMadeBy(path) : [])]
    expect(all.length, `patterns of ${path}`).toBeGreaterThanOrEqual(literals.length + made)
    patterns.push(...all.map((pattern) => ({ path, pattern })))
  }
  expect(patterns.length).toBeGreaterThan(300)

  const slow = patterns.flatMap((each) => slowestText(each) ?? [])

  expect(slow).toEqual([])
})

test('a bound and a trusted file name a source', () => {
  const paths = sourceFiles('server', 'client')
  const named = [...Object.keys(trusted), ...Object.keys(bounded), ...Object.keys(uses)]
  expect(named.filter((start) => !paths.some((path) => path.startsWith(start)))).toEqual([])
})

/** The regular expressions that a source writes, and at how many places it makes others. */
function patternsIn(path: string): { literals: RegExp[]; made: number } {
  const text = path.endsWith('.css') ? '' : readSource(path)
  const literals: RegExp[] = []
  let made = 0
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, regex, callee } = node as Record<string, Record<string, string> & string>
    if (type === 'Literal' && regex) literals.push(new Usual(regex.pattern ?? '', regex.flags))
    if (/^(New|Call)Expression$/.test(String(type)) && callee?.name === 'RegExp') made++
    Object.values(node).forEach(visit)
  }
  visit(parseSync(path, text).program)
  return { literals, made }
}

async function patternsMadeBy(path: string): Promise<RegExp[]> {
  const made: RegExp[] = []
  globalThis.RegExp = new Proxy(Usual, {
    construct: (target, [source, flags]) => {
      const pattern = new target(source, flags)
      made.push(pattern)
      return pattern
    },
  })
  // With a query it is loaded anew, though another test has it.
  const module = await import(/* @vite-ignore */ `../../${path}?patterns`)
  await uses[path]?.(module)
  globalThis.RegExp = Usual
  return made
}

const general =
  ' |\t|\n|0|৭|a|S|ক|ি|্|\u200d|-|.|,|\'|"|/|\\|:|;|=|@|#|<|&|+|{|(|[|%|_|*|é|1,|1 |1.|a.|a |0-|<a|</a>|</div>|a\n| ,|""|. |; '.split(
    '|',
  )

/** Repeats of signs behind each word of the pattern, and of each word. */
function slowestText({ path, pattern }: Pattern): string | undefined {
  const { source, flags } = pattern
  const all = new Usual(source, flags.includes('g') ? flags : `${flags}g`)
  const own = wordsOf(source)
  const words = [...own, ...own.flatMap((word) => [`${word} `, `${word}0`])]
  const longest = bounded[path]?.letters ?? mostLetters
  for (const piece of [...general, ...words]) {
    for (const before of words.includes(piece) ? [''] : ['', '"', ...own]) {
      for (const behind of ['!', 'x']) {
        const textOf = (letters: number) =>
          before + piece.repeat(Math.ceil(letters / piece.length)) + behind
        let ms = 0
        for (const letters of lengths.filter((each) => each <= longest)) {
          ms = timeOf(all, textOf(letters))
          if (ms > mostMs) break
        }
        // A fifth of a millisecond for 4,000 letters is a lot.
        if (ms > 0.2 && ms <= mostMs) ms = timeOf(all, textOf(longest))
        if (ms > mostMs)
          return `${path} ${pattern}: ${Math.round(ms)} ms, ${[before, piece, behind]}`
      }
    }
  }
}

function wordsOf(source: string): string[] {
  const plain = source
    .replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\[[^\]]*\]|\\p\{[^}]*\}|\\[bdws]|\(\?(?:[:=!]|<[=!]|<\w+>)|\\n/gi, '|')
    .replace(/\\(.)/g, '$1')
  const words = plain.split(/[|()*+?{}^$]+/).filter((word) => word && word.length < 30)
  return [...new Set(words)].slice(0, 30)
}

function timeOf(pattern: RegExp, text: string): number {
  return threadTimeOf(() => text.replace(pattern, ''), 10, mostMs)
}
