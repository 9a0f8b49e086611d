import { CodeXml, Type } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { TextArea } from '../../ui/form/text-area'
import { useIsWide } from '../../ui/state/use-wide'
import { htmlOf, plainOf } from '../text/plain-text'
import { late } from '../ui/late'
import { Waiting } from '../ui/waiting'
import { allLost } from './all-lost'
import { knownHtml } from './known-html'
import { type Lost, RemovedNote } from './removed-note'
import { writingWords } from './words'
import './writing.css'

const HtmlPreview = late(async () => (await import('./html-preview')).HtmlPreview)
const RichEditor = late(async () => (await import('./rich-editor')).RichEditor)

type TextFieldProps = {
  label: ReactNode
  /** The label in words, for the editor. */
  name: string
  html: string
  hint?: string
  rows: number
  error?: string | undefined
  /** Removed HTML of the text. */
  removed?: readonly Lost[]
  onChange: (html: string) => void
}

type Way = 'plain' | 'rich' | 'html'
/** `whole`: with its tables, offered while the text is still `after` the paste. */
type Pasted = { lost: readonly Lost[]; whole: string | null; after: string | null }
const nothingPasted: Pasted = { lost: [], whole: null, after: null }

/**
 * A text of the shop: plain text on a phone, an editor at a desk; if neither can hold it unchanged,
 * HTML beside its preview.
 */
export function TextField(props: TextFieldProps) {
  const { label, name, html, hint = '', rows, error, removed = [], onChange } = props
  const { text } = useWords(writingWords)
  const isWide = useIsWide()
  // The typed text itself: HTML drops a blank at the end of a line.
  const [typed, setTyped] = useState(() => plainOf(html))
  const [made, setMade] = useState(html)
  const [chosen, setChosen] = useState<Way | null>(null)
  const [pasted, setPasted] = useState(nothingPasted)
  // Removed foreign pictures that have been fetched since.
  const [brought, setBrought] = useState<readonly Lost[]>([])
  // Another text from outside restarts the editor.
  const [nr, setNr] = useState(0)
  if (made !== html) {
    setMade(html)
    setTyped(plainOf(html))
    setNr(nr + 1)
    if (chosen === 'html') setChosen(null)
  }
  const isPlainable = typed !== null
  const way: Way = chosen ?? (isPlainable && !isWide ? 'plain' : 'rich')

  function report(next: string) {
    setMade(next)
    onChange(next)
  }

  function keepTables() {
    const whole = knownHtml(pasted.whole ?? '')
    setPasted({ ...nothingPasted, lost: pasted.lost.filter(({ what }) => what !== 'table') })
    setTyped(plainOf(whole))
    setChosen('html')
    report(whole)
  }

  const note = (
    <RemovedNote
      lost={allLost(
        html,
        pasted.lost,
        removed.filter((each) => !brought.includes(each)),
      )}
      html={html}
      onHtml={(next) => {
        setBrought(removed.filter(({ what }) => what === 'foreign picture'))
        setTyped(plainOf(next))
        setNr(nr + 1)
        report(next)
      }}
      onTables={pasted.whole && pasted.after === html ? keepTables : undefined}
    />
  )
  if (way === 'plain' && isPlainable) {
    return (
      <div className="stack">
        <TextArea
          label={label}
          hint={[hint, text.plainHint].filter(Boolean).join(' ')}
          rows={rows}
          value={typed}
          error={error}
          onChange={({ target }) => {
            setTyped(target.value)
            report(target.value.trim() === '' ? '' : htmlOf(target.value))
          }}
        />
        <div>
          <Button className="quiet" onClick={() => setChosen('rich')}>
            <Type className="glyph glyph-small" aria-hidden />
            {text.asRich}
          </Button>
        </div>
        {note}
      </div>
    )
  }
  if (way === 'html') {
    return (
      <div className="stack">
        <p className="note">{text.asHtml}</p>
        <TextArea
          label={
            <>
              {label} {text.html}
            </>
          }
          hint={hint}
          rows={rows + 4}
          spellCheck={false}
          value={html}
          error={error}
          onChange={({ target }) => {
            report(target.value)
            setTyped(plainOf(target.value))
          }}
        />
        <p className="field-label">{text.preview}</p>
        <Suspense>
          <HtmlPreview html={html} />
        </Suspense>
        {note}
      </div>
    )
  }
  return (
    <div className="stack">
      <Suspense fallback={<Waiting />}>
        <RichEditor
          key={nr}
          label={label}
          name={name}
          html={html}
          hint={hint}
          error={error}
          onChange={(next) => {
            setPasted((now) => (now.whole && now.after === null ? { ...now, after: next } : now))
            setTyped(plainOf(next))
            report(next)
          }}
          onUnfit={() => setChosen('html')}
          onLost={(lost, whole) => setPasted({ lost, whole, after: null })}
        />
      </Suspense>
      {isPlainable && (
        <div>
          <Button className="quiet" onClick={() => setChosen('plain')}>
            <CodeXml className="glyph glyph-small" aria-hidden />
            {text.asPlain}
          </Button>
        </div>
      )}
      {note}
    </div>
  )
}
