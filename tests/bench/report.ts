import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../server/project-root.ts'
import type { Figures } from './measure.ts'

export type Row = {
  name: string
  figures: Figures
  /** Measured right before. */
  floor?: { name: string; perSecond: number }
}
/** Everything that was measured on one catalogue; `mb` is what the shop's process then held. */
export type SizeFigures = {
  products: number
  mb: number
  kept: Row[]
  reads: Row[]
  writes: Row[]
  /** Medians of the first, middle and last page, in milliseconds. */
  listings: { name: string; medians: number[] }[]
}
export type Report = {
  date: string
  node: string
  processor: string
  connections: number
  /** Of each run. */
  seconds: number
  sizes: SizeFigures[]
}

const groups = {
  kept: 'answered from memory, ahead of Express; beside a body of 6 KB from bare `node:http`',
  reads:
    'answers that nobody has asked for, from what memory keeps of names, totals and matches; beside one plain statement for the same rows, behind Express and pg, which knows none of these. The floor of a screen is the page as it stands, another title in it, compressed and sent; with `read`, after one such statement',
  writes:
    'carts and orders, each request by a customer for himself; beside one upsert of a cart line',
}
const docs = join(projectRoot, 'docs')
const figuresPath = join(docs, 'performance.json')

/** Keeps every figure in docs/performance.json, a row a line. */
export function keepReport(report: Report): void {
  const rounded = (_key: string, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 100) / 100 : value
  const text = JSON.stringify(report, rounded).replace(/(?<=[[,])\{"name":/g, '\n$&')
  writeFileSync(figuresPath, `${text}\n`)
}

/** Makes docs/performance.md of docs/performance.json. */
export function writePage(): void {
  const report: Report = JSON.parse(readFileSync(figuresPath, 'utf8'))
  writeFileSync(join(docs, 'performance.md'), pageOf(report))
}

export function pageOf({ date, node, processor, connections, seconds, sizes }: Report): string {
  return `# Performance

One process of the built shop on catalogues of so many products, each call over and over by ${connections} connections for
${seconds} s. A cell has requests a second, p99 in milliseconds, and the share of the floor: the same work with nothing
around it, measured right before. The shares say more than the rates, which the machine changes from hour to hour.

${Object.entries(groups)
  .map(([group, what]) => `- **${group}**: ${what}`)
  .join('\n')}

${date}, Node ${node}, ${processor}, with the load and PostgreSQL on the same machine. Made by
\`npm run bench -- --page\` from [performance.json](performance.json), which \`-- --write\` measures and which has the medians too.

${tableOf(sizes)}
`
}

function tableOf(sizes: SizeFigures[]): string {
  const lines = (Object.keys(groups) as (keyof typeof groups)[]).flatMap((group) => {
    const names = new Set(sizes.flatMap((size) => size[group].map(({ name }) => name)))
    return [...names].map((name) => {
      const rows = sizes.map((size) => size[group].find((row) => row.name === name))
      const floor = rows.find((row) => row?.floor)?.floor?.name ?? ''
      return [group, name, ...rows.map(cellOf), floor]
    })
  })
  const table = [
    ['', 'call', ...sizes.map(({ products }) => products.toLocaleString('en')), 'floor'],
    ['---', '---', ...sizes.map(() => '---:'), '---'],
    ...lines,
    ['', 'each listing and sort, median ms: fastest, slowest', ...sizes.map(listingsOf), ''],
    ['', 'memory of the process, MB', ...sizes.map(({ mb }) => mb.toFixed(0)), ''],
  ]
  return table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function cellOf(row: Row | undefined): string {
  if (!row) return ''
  const { figures, floor } = row
  const rounded = (value: number) => Math.round(value).toLocaleString('en')
  const share = floor && `${rounded((100 * figures.perSecond) / floor.perSecond)} %`
  return [rounded(figures.perSecond), figures.p99.toFixed(figures.p99 < 10 ? 1 : 0), share]
    .filter(Boolean)
    .join(' · ')
}

function listingsOf({ listings }: SizeFigures): string {
  const medians = listings.flatMap((listing) => listing.medians)
  if (medians.length === 0) return ''
  return `${Math.min(...medians).toFixed(0)}, ${Math.max(...medians).toFixed(0)}`
}
