import { Node } from '@tiptap/core'
import { wordsNow } from '../../text/lang'
import { isOwn } from './lost-at-paste'
import { writingWords } from './words'

const names = ['src', 'alt', 'title', 'width', 'height'] as const

/**
 * A picture of another site. The page's policy refuses it, and a browser reports each: words
 * replace it, and `withExternalPictures` restores it.
 */
export const ExternalPicture = Node.create({
  name: 'externalPicture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => Object.fromEntries(names.map((name) => [name, { default: null }])),
  parseHTML: () => [
    { tag: 'span[data-far]', getAttrs: readExternal },
    {
      tag: 'img[src]:not([src^="data:"])',
      priority: 60,
      getAttrs: (element) => (isOwn(element) ? false : null),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'span',
    { class: 'external-picture', 'data-far': JSON.stringify(attrs) },
    [wordsNow(writingWords).text.externalPicture, attrs.alt].filter(Boolean).join(': '),
  ],
})

export function withExternalPictures(body: HTMLElement): void {
  for (const far of body.querySelectorAll<HTMLElement>('span[data-far]')) {
    const picture = body.ownerDocument.createElement('img')
    for (const [name, value] of Object.entries(readExternal(far))) picture.setAttribute(name, value)
    far.replaceWith(picture)
  }
}

/** Anybody may have stored the text: other attributes, as of events, are left out. */
function readExternal({ dataset }: HTMLElement): Record<string, string> {
  try {
    const stored = Object(JSON.parse(dataset.far ?? ''))
    const known = names.filter((name) => ['string', 'number'].includes(typeof stored[name]))
    return Object.fromEntries(known.map((name) => [name, String(stored[name])]))
  } catch {
    return {}
  }
}
