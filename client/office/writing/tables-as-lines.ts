/** Replaces a table by a line for each row: `M | 38`. A cell with more than words stands alone. */
export function withoutTables(body: HTMLElement): void {
  // Inner tables first.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const captions = [...table.querySelectorAll('caption')].map(lineOf)
    const rows = [...table.rows].flatMap((row) => {
      const cells = [...row.cells]
      return cells.every(isWords)
        ? [joined(cells, table.ownerDocument)]
        : cells.flatMap((cell) => [...cell.childNodes])
    })
    table.replaceWith(...captions, ...rows)
  }
}

function isWords(cell: Element): boolean {
  return !cell.querySelector('img, ul, ol, blockquote, hr, h2, h3, h4, :is(p, div) ~ :is(p, div)')
}

function joined(cells: Element[], made: Document): Element {
  const line = made.createElement('p')
  for (const [nr, cell] of cells.entries()) {
    if (nr > 0) line.append(' | ')
    const content = lineOf(cell)
    if (content.textContent?.trim()) line.append(...content.childNodes)
    else line.append('–')
  }
  return line
}

function lineOf(part: Element): Element {
  const line = part.ownerDocument.createElement('p')
  line.append(...part.childNodes)
  for (const block of line.querySelectorAll('p, div')) block.replaceWith(...block.childNodes)
  return line
}
