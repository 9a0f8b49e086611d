import { useRef, useState } from 'react'
import { fetchPicture } from '#contract/office/drafts'
import { ApiError } from '../../api/api-error'
import { call } from '../../api/call'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { newKey } from '../../ui/state/new-key'
import { sentenceOf } from '../api/send'
import { loadRefusals } from '../text/say-refusal'
import { bodyOf } from './known-html'
import { writingWords } from './words'

/** A part of a text that the shop does not show, its count, and the words before it. */
export type Lost = { what: string; n: number; near: string[] }

type RemovedNoteProps = {
  lost: readonly Lost[]
  html: string
  /** Called with the same text, in which own pictures replace foreign ones. */
  onHtml: (html: string) => void
  /** Restores the tables of a paste. */
  onTables: (() => void) | undefined
}

/** Removed parts of a text with their places, and a button that fetches its pictures. */
export function RemovedNote({ lost, html, onHtml, onTables }: RemovedNoteProps) {
  const { text } = useWords(writingWords)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const foreign = foreignPictures(html)
  const latest = useRef(html)
  latest.current = html
  const names: Record<string, string> = text.removedParts
  const nameOf = (what: string) => names[what] ?? `<${what}>`

  /** One after another; if one fails the rest stays, and so does newer text. */
  async function bring() {
    setBusy(true)
    setFailed(null)
    const brought = new Map<string, string>()
    for (const link of foreign) {
      try {
        const address = link.replace(/^(http:)?\/\//i, 'https://')
        const { url } = await call(fetchPicture, { url: address }, { idempotencyKey: newKey() })
        brought.set(link, url)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        await loadRefusals()
        setFailed(sentenceOf(error))
      }
    }
    setBusy(false)
    if (brought.size > 0) onHtml(withPictures(latest.current, brought))
  }

  return (
    <div role="status">
      {lost.length > 0 && (
        <div className="note grid gap-8 num removed-note">
          <p>
            <b className="bold">{text.removed}</b>{' '}
            {lost.map(({ what, n }) => text.removedPart(nameOf(what), n)).join(', ')}
          </p>
          <details>
            <summary className="bold">{text.where}</summary>
            <ul>
              {lost.map(({ what, near }) => (
                <li key={what}>{text.place(nameOf(what), near.map(text.behind).join(', '))}</li>
              ))}
            </ul>
          </details>
          {onTables && <Button onClick={onTables}>{text.keepTables}</Button>}
          {foreign.length > 0 && (
            <Button busy={busy} onClick={bring}>
              {text.bring(foreign.length)}
            </Button>
          )}
          {failed && <p>{failed}</p>}
        </div>
      )}
    </div>
  )
}

function foreignPictures(html: string): string[] {
  if (!html.includes('<img')) return []
  const links = [...bodyOf(html).querySelectorAll('img')].map(
    (image) => image.getAttribute('src') ?? '',
  )
  return [...new Set(links.filter((link) => /^(https?:)?\/\//i.test(link)))]
}

function withPictures(html: string, urls: ReadonlyMap<string, string>): string {
  const body = bodyOf(html)
  for (const image of body.querySelectorAll('img')) {
    const url = urls.get(image.getAttribute('src') ?? '')
    if (url) image.setAttribute('src', url)
  }
  return body.innerHTML
}
