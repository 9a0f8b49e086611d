import { sanitise } from './html.ts'

/** A paragraph of words alone. */
const line = /<p>((?:[^<]|<\/?(?:strong|b|em|i|u|br)\b[^<>]*>)*)<\/p>\s*/g
const separator = '|'

/** The sizes in figures as the shop shows them; nothing without words and picture. */
export function presentSizeChart(html: string) {
  const chart = sanitise(linesAsTables(sanitise(html)))
  const hasWords = chart.replace(/<[^<>]*>/g, '').trim() !== ''
  return hasWords || chart.includes('<img') ? { size_chart: chart } : {}
}

/** Lines as `M | 38`, one below the other or broken by <br>, become a table; the first one is its head. */
function linesAsTables(html: string): string {
  let rows: string[][] = []
  let made = ''
  let at = 0
  const end = () => {
    if (rows.length > 0) made += tableOf(rows)
    rows = []
  }
  for (const found of html.matchAll(line)) {
    const between = html.slice(at, found.index)
    if (between.trim() !== '') end()
    made += between
    for (const part of (found[1] ?? '').split(/<br ?\/?>/)) {
      if (part.includes(separator)) rows.push(part.split(separator).map((cell) => cell.trim()))
      else if (part.trim() !== '') {
        end()
        made += `<p>${part}</p>`
      }
    }
    at = found.index + found[0].length
  }
  end()
  return made + html.slice(at)
}

function tableOf([head = [], ...rows]: string[][]): string {
  const row = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  const body = rows.map((cells) => row(cells, 'td')).join('')
  return `<table><thead>${row(head, 'th')}</thead><tbody>${body}</tbody></table>`
}
