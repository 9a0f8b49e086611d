import { ExternalLink, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { previewDraft } from '#contract/office/drafts'
import { fillPath } from '../../../api/call'
import { useWords } from '../../../text/lang'
import { Button } from '../../../ui/form/button'
import { useIsWide } from '../../../ui/state/use-wide'
import { Dialog } from '../../ui/dialog'
import { writingWords } from '../../writing/words'
import type { FormState } from '../state/use-form-state'
import '../../../ui/form/seg.css'
import './draft-preview.css'

type DraftPreviewProps = { state: FormState; onClose: () => void }

/** The draft as a page of the shop: beside the form if there is room, else on top. */
export function DraftPreview({ state, onClose }: DraftPreviewProps) {
  const { preview } = useWords(writingWords)
  const isWide = useIsWide()
  const titleId = useId()
  const side = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useEffect(() => {
    const opener = document.activeElement
    state.save()
    side.current?.focus()
    return () => {
      if (isWide && opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  if (!isWide) {
    return (
      <Dialog title={preview.title} onClose={onClose}>
        <ShownDraft state={state} />
      </Dialog>
    )
  }
  return (
    <aside
      ref={side}
      className="draft-preview"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className="flex gap-10">
        <h2 id={titleId}>{preview.title}</h2>
        <Button square className="quiet" aria-label={preview.close} onClick={onClose}>
          <X className="glyph" aria-hidden />
        </Button>
      </header>
      <ShownDraft state={state} />
    </aside>
  )
}

const widths = { phone: 360, desk: 1280 }
type Width = keyof typeof widths

function ShownDraft({ state }: { state: FormState }) {
  const { preview } = useWords(writingWords)
  const [width, setWidth] = useState<Width>('phone')
  const { draft, product } = state.form
  if (!draft) {
    return (
      <div className="stack">
        <p className="note">{product ? preview.asInShop : preview.nothing}</p>
        {product && <OwnTab href={`/product/${product.slug}`}>{preview.inShop}</OwnTab>}
      </div>
    )
  }
  const { url } = fillPath(previewDraft, { id: draft.id })
  return (
    <div className="gap-10 draft-shown" data-width={width}>
      <fieldset className="segments">
        <legend className="visually-hidden">{preview.width}</legend>
        {(['phone', 'desk'] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="preview-width"
              checked={each === width}
              onChange={() => setWidth(each)}
            />
            <span className="num">
              {preview[each]} {widths[each]}
            </span>
          </label>
        ))}
      </fieldset>
      <ScaledFrame title={preview.frame} src={`${url}?v=${draft.v}`} width={widths[width]} />
      <OwnTab href={url}>{preview.ownTab}</OwnTab>
    </div>
  )
}

function OwnTab({ href, children }: { href: string; children: string }) {
  return (
    <a className="button button-outline" href={href} target="_blank" rel="noreferrer">
      <ExternalLink className="glyph glyph-small" aria-hidden />
      {children}
    </a>
  )
}

type ScaledFrameProps = { title: string; src: string; width: number }

/** Shrinks a page that is too wide, and keeps the scroll offset when it reloads. */
function ScaledFrame({ title, src, width }: ScaledFrameProps) {
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolled = useRef<number | null>(null)
  const [first] = useState(src)
  const shown = useRef(src)
  const [size, setSize] = useState({ width: 0, height: 0 })

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    if (room.current) observer.observe(room.current)
    return () => observer.disconnect()
  }, [])

  // Not by the attribute: the browser's Back would step through former previews.
  useEffect(() => {
    const { contentWindow: page, contentDocument: former } = frame.current ?? {}
    if (!page || shown.current === src) return
    shown.current = src
    scrolled.current = former?.documentElement.scrollTop ?? 0
    const tab = new URLSearchParams(page.location.search).get('tab')
    page.location.replace(tab ? `${src}&tab=${tab}` : src)
  }, [src])

  /** A tab is a page of its own, which starts at the tabs. */
  function keepPlace() {
    if (scrolled.current === null) return
    frame.current?.contentWindow?.scrollTo(0, scrolled.current)
    scrolled.current = null
  }

  const scale = Math.min(1, size.width / width)
  return (
    <div className="draft-frame" ref={room}>
      {size.width > 0 && (
        <iframe
          ref={frame}
          title={title}
          src={first}
          // No scripts and no new windows: its links have no effect.
          sandbox="allow-same-origin"
          style={{
            width,
            height: size.height / scale,
            transform: `scale(${scale})`,
            marginLeft: Math.max(0, (size.width - width) / 2),
          }}
          onLoad={keepPlace}
        />
      )}
    </div>
  )
}
