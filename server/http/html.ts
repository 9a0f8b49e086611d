import { createRequire } from 'node:module'
import { LRUCache } from 'lru-cache'
import type sanitizeHtml from 'sanitize-html'
import { endOfTags, mostHtmlLetters } from '#contract/office/html-tags'
import type { SafeHtml } from '#contract/wire'

/**
 * Cut before the parser runs: each open tag makes all further ones slower, and nobody is answered
 * meanwhile. Texts of calls and files are refused before. Loaded with the first text: it would take a tenth of every start. */
const load = createRequire(import.meta.url)
function cleanBy(html: string, options: sanitizeHtml.IOptions): SafeHtml {
  const clean: typeof sanitizeHtml = load('sanitize-html')
  const bounded = html.slice(0, Math.min(mostHtmlLetters, endOfTags(html)))
  return clean(bounded.replace(boxOfWords, '$1<br>'), options) as SafeHtml
}

/** A line of words in its own box, which is dropped: the next line would follow without a gap. */
const boxOfWords = /((?:[^>\s]|<\/(?:a|b|em|font|i|s|span|strong|u)>)\s*<\/div>)\s*(?=<div\b)/gi

/** Longer HTML is cut before parsing; the schema refuses it too. */
const maxHtmlBytes = 102_400

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'span', 'a', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'figure', 'figcaption'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 50,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    del: 's',
    strike: 's',
    ins: 'u',
    a: (tagName, attributes) => ({
      tagName,
      attribs: { ...attributes, rel: 'nofollow noopener' },
    }),
    img: (tagName, attributes) => ({
      tagName,
      attribs: { ...attributes, alt: attributes.alt ?? '', loading: 'lazy' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs.src ?? ''),
}

const cleaned = new LRUCache<string, SafeHtml>({
  maxSize: 8_000_000,
  sizeCalculation: (clean, raw) => clean.length + raw.length + 1,
})

/** HTML that the page may insert: only allowed tags, and only pictures of the shop. */
export function sanitise(html: string): SafeHtml {
  const known = cleaned.get(html)
  if (known !== undefined) return known
  const clean = cleanBy(html.slice(0, maxHtmlBytes), allowed)
  cleaned.set(html, clean)
  return clean
}

/**
 * As `sanitise`, but keeps the pictures of other sites that `srcOf` names, at the address it gives.
 */
export function putPictures(html: string, srcOf: (src: string) => string | undefined): string {
  const named = new Set<string>()
  return cleanBy(html, {
    ...allowed,
    transformTags: {
      ...allowed.transformTags,
      img: (tagName, attributes) => {
        const { src = '', alt = '' } = attributes
        const other = /^https?:/i.test(src) ? srcOf(src) : undefined
        if (other) named.add(other)
        return { tagName, attribs: { ...attributes, src: other ?? src, alt, loading: 'lazy' } }
      },
    },
    exclusiveFilter: ({ tag, attribs: { src = '' } }) =>
      tag === 'img' && !isOwnPicture(src) && !named.has(src),
  })
}

/** Links of pictures of other sites, without repeats. */
export function foreignPictures(html: string): string[] {
  const links = new Set<string>()
  if (!/<img/i.test(html)) return []
  putPictures(html, (link) => {
    links.add(link)
    return undefined
  })
  return [...links]
}

/** HTML that is not shown, and its count. `near`: the last words before its first places. */
export type RemovedHtml = { what: string; n: number; near: string[] }

const mostNear = 3
const mostNearLetters = 40

/** Tags whose removal changes nothing visible. */
const unseenTags = new Set([
  ...['html', 'head', 'body', 'meta', 'link', 'title', 'div', 'section', 'article', 'main', 'font'],
  ...['header', 'footer', 'aside', 'nav', 'center', 'col', 'colgroup', 'picture', 'source', 'o:p'],
])
/** Schemes of links that are refused; the link stays without its address. */
const oddScheme = /^\s*(\/\/|(?!https?:|mailto:|tel:)[a-z][a-z\d+.-]*:)/i
const aligned = /(^|;)\s*text-align\s*:\s*(center|right|end|justify)/i
const colored = /(^|;)\s*(color|background(-color)?)\s*:/i

/** The HTML to store, and its losses: tags, `foreign picture`, `link`, `color`, `alignment`. */
export function cleanHtml(html: string): { html: SafeHtml; removed: RemovedHtml[] } {
  const lost = new Map<string, RemovedHtml>()
  let before = ''
  let run = ''
  const lose = (what: string) => {
    const known = lost.get(what) ?? { what, n: 0, near: [] }
    lost.set(what, known)
    known.n++
    if (known.near.length < mostNear && !known.near.includes(before)) known.near.push(before)
  }
  const clean = cleanBy(html, {
    ...allowed,
    textFilter: (text) => {
      // The parser reports a sign such as & as a text of its own.
      run += text
      return text
    },
    onOpenTag: (tag, attributes) => {
      before = endOf(run) || before
      run = ''
      const { style = '', color, bgcolor, align, src = '', href = '' } = attributes
      if (colored.test(style) || color || bgcolor) lose('color')
      if (aligned.test(style) || (align && align !== 'left')) lose('alignment')
      if (tag === 'img' && !isOwnPicture(src)) lose('foreign picture')
      if (tag === 'a' && oddScheme.test(href)) lose('link')
      if (!isKnownTag(tag) && !unseenTags.has(tag)) lose(tag)
    },
  })
  return { html: clean, removed: [...lost.values()] }
}

function endOf(text: string): string {
  const plain = readSafe(text).replace(/\s+/g, ' ').trim()
  const letters = [...plain]
  if (letters.length <= mostNearLetters) return plain
  return letters
    .slice(-mostNearLetters)
    .join('')
    .replace(/^\S*\s+/, '')
}
const signs = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The sign that `&eacute;` stands for; a name that HTML does not know stays. */
export function signNamed(entity: string): string {
  return readSafe(cleanBy(entity, { allowedTags: [] }))
}

function readSafe(html: string): string {
  return html.replace(/&(amp|lt|gt|quot);/g, (_all, name: keyof typeof signs) => signs[name])
}

function isKnownTag(tag: string): boolean {
  const { allowedTags, transformTags = {} } = allowed
  return tag in transformTags || (Array.isArray(allowedTags) && allowedTags.includes(tag))
}

/** A backslash, or an encoded dot, slash, backslash, percent sign or control character. */
const oddMark = /\\|%(2e|2f|5c|25|7f|[01])/i

function isOwnPicture(src: string): boolean {
  const shop = 'https://shop.invalid'
  if (!src.startsWith('/') || oddMark.test(src) || !URL.canParse(src, shop)) return false
  const { origin, pathname } = new URL(src, shop)
  const [root, folder, ...names] = pathname.split('/')
  const isPlain = (name: string) => name !== '' && !name.startsWith('.')
  return (
    origin === shop &&
    root === '' &&
    folder === 'uploads' &&
    names.length > 0 &&
    names.every(isPlain)
  )
}
