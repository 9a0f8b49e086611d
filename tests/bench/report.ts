import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../../server/project-root.ts'
import type { Figures } from './measure.ts'

export type Row = {
  name: string
  figures: Figures
  floor: string | undefined
  /** Of the floor, measured right before. */
  floorFigures: Figures | undefined
}
/** Everything that was measured on one catalogue; `mb` is what the shop's process then held. */
export type SizeFigures = {
  products: number
  kept: Row[]
  reads: Row[]
  /** Medians of the first, middle and last page, in milliseconds. */
  listings: { name: string; medians: number[] }[]
  writes: Row[]
  mb: number
}

const reportPath = join(projectRoot, 'docs', 'performance.md')
const begin = '<!-- written by npm run bench -- --write -->'
const end = '<!-- end of what npm run bench wrote -->'

/** Prints the tables, and keeps them in docs/performance.md when asked to. */
export function writeReport(sizes: SizeFigures[], keep: boolean): void {
  const parts = [
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, 32 connections.`,
    ...sizes.flatMap((size) => [
      `${countOf(size)} products; the process held ${size.mb.toFixed(0)} MB:`,
      sizeTable(size),
    ]),
    'Medians in milliseconds as the catalogue grows:',
    growthTable(sizes),
    'Listings, medians in milliseconds of the first / middle / last page:',
    listingTable(sizes),
  ]
  console.log(`\n${parts.join('\n\n')}`)
  if (keep) keepReport(parts.join('\n\n'))
}

function sizeTable(size: SizeFigures): string {
  const line = (kind: string, { name, floor, figures, floorFigures }: Row) => [
    `${name} (${kind})`,
    figures.perSecond.toFixed(0),
    ...[figures.p50, figures.p97, figures.p99].map((ms) => ms.toFixed(1)),
    figures.threadMs.toFixed(2),
    ...(floorFigures
      ? [
          `${((100 * figures.perSecond) / floorFigures.perSecond).toFixed(0)} %`,
          `${floor}, ${floorFigures.perSecond.toFixed(0)}/s`,
        ]
      : ['', '']),
  ]
  return table(
    [
      'call',
      'requests/s',
      'p50 ms',
      'p97.5',
      'p99',
      'thread ms',
      'of floor',
      'the floor right before',
    ],
    [
      ...size.kept.map((row) => line('kept', row)),
      ...size.reads.map((row) => line('uncached', row)),
      ...size.writes.map((row) => line('write', row)),
    ],
  )
}

function growthTable(sizes: SizeFigures[]): string {
  return table(
    ['uncached', ...sizes.map(countOf), 'last : first'],
    (sizes[0]?.reads ?? []).map(({ name }, nr) => {
      const medians = sizes.map((size) => size.reads[nr]?.figures.p50 ?? Number.NaN)
      return [name, ...medians.map((ms) => ms.toFixed(1)), growthOf(medians).toFixed(1)]
    }),
  )
}

function listingTable(sizes: SizeFigures[]): string {
  return table(
    ['listing', ...sizes.map(countOf), 'last : first, worst page'],
    (sizes[0]?.listings ?? []).map(({ name }, nr) => {
      const bySize = sizes.map((size) => size.listings[nr]?.medians ?? [])
      const growth = [0, 1, 2].map((page) =>
        growthOf(bySize.map((medians) => medians[page] ?? Number.NaN)),
      )
      const cells = bySize.map((medians) => medians.map((ms) => ms.toFixed(1)).join(' / '))
      return [name, ...cells, Math.max(...growth).toFixed(1)]
    }),
  )
}

function growthOf(medians: number[]): number {
  return (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN)
}

function countOf({ products }: SizeFigures): string {
  return products.toLocaleString('en')
}

function table(head: string[], rows: string[][]): string {
  const lines = [head, head.map((_, nr) => (nr === 0 ? '---' : '---:')), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function keepReport(text: string) {
  const page = existsSync(reportPath) ? readFileSync(reportPath, 'utf8') : `${begin}\n${end}\n`
  const before = page.slice(0, page.indexOf(begin) + begin.length)
  writeFileSync(reportPath, `${before}\n\n${text}\n\n${page.slice(page.indexOf(end))}`)
}
