/**
 * Plain text in a field, and its HTML in the shop: a blank line ends a paragraph, `- ` begins a
 * point of a list, `# ` a heading, and an address is a link.
 */
export function htmlOf(plain: string): string {
  const blocks: string[] = []
  let lines: string[] = []
  let points: string[] = []
  const end = () => {
    if (lines.length > 0) blocks.push(`<p>${lines.join('<br />')}</p>`)
    if (points.length > 0) blocks.push(`<ul>${points.join('')}</ul>`)
    lines = []
    points = []
  }
  for (const line of plain.replace(/\r\n?/g, '\n').split('\n')) {
    const [, heading, title] = /^\s*(#{1,3})\s+(\S.*)$/.exec(line) ?? []
    const [, point] = /^\s*[-•]\s+(\S.*)$/.exec(line) ?? []
    if (heading && title) {
      end()
      const tag = `h${heading.length + 1}`
      blocks.push(`<${tag}>${inline(title)}</${tag}>`)
    } else if (point) {
      if (lines.length > 0) end()
      points.push(`<li>${inline(point)}</li>`)
    } else if (line.trim() === '') end()
    else {
      if (points.length > 0) end()
      lines.push(inline(line))
    }
  }
  end()
  return blocks.join('\n')
}

/** The plain text of this HTML; null if plain text cannot express it. */
export function plainOf(html: string): string | null {
  const plain = readBlocks(html)
  return plain !== null && normal(htmlOf(plain)) === normal(html) ? plain : null
}

/** HTML without tags is text of one paragraph. */
function readBlocks(html: string): string | null {
  if (!/[<&]/.test(html)) return html.trim()
  const block = /\s*(?:<(p|h[234])>(.*?)<\/\1>|<ul>(.*?)<\/ul>)\s*/gsy
  const found: string[] = []
  while (block.lastIndex < html.length) {
    const [, tag, words, list] = block.exec(html) ?? []
    if (tag === undefined && list === undefined) return null
    const text = list === undefined ? readInline(words ?? '') : readList(list)
    if (text === null) return null
    const level = tag?.startsWith('h') ? `${'#'.repeat(Number(tag[1]) - 1)} ` : ''
    found.push(level + text)
  }
  return found.join('\n\n')
}

function readList(list: string): string | null {
  const points = [...list.matchAll(/\s*<li>(.*?)<\/li>\s*/gs)].map(([, words = '']) =>
    readInline(words),
  )
  return points.includes(null) ? null : points.map((point) => `- ${point}`).join('\n')
}

function readInline(html: string): string | null {
  const bare = html
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<a href="([^"]*)"(?: rel="[^"]*")?>(.*?)<\/a>/g, (link, href, words) =>
      href === words ? words : link,
    )
  return bare.includes('<') ? null : decode(bare).trim()
}

function inline(text: string): string {
  return encode(text.trim()).replace(
    /https?:\/\/(?:(?!&(?:quot|lt|gt);)[^\s<])*[^\s<.,;:!?)।&]/g,
    (address) => `<a href="${address}">${address}</a>`,
  )
}

/** Ignores white space between blocks, and attributes that the server writes into links. */
function normal(html: string): string {
  const inBlocks = /<(p|h[234]|ul)>/.test(html) ? html : `<p>${html}</p>`
  return decode(
    inBlocks
      .replace(/\s*(<\/?(?:p|h[234]|ul|li)>|<br\s*\/?>)\s*/g, '$1')
      .replace(/<br\s*\/?>/g, '<br>')
      .replace(/ rel="[^"]*"/g, '')
      .trim(),
  )
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

function encode(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => {
    const name = Object.keys(entities).find((each) => entities[each] === sign)
    return `&${name};`
  })
}

function decode(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => entities[name] ?? '')
}
