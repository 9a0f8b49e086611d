import { Suspense, useRef, useState } from 'react'
import { late, latePart } from '../ui/late'
import { Waiting } from '../ui/waiting'
import type { Lost } from '../writing/removed-note'

const HtmlPreview = late(async () => (await import('../writing/html-preview')).HtmlPreview)
const TextInForce = latePart(async () => (await import('./text-in-force')).TextInForce)
const TextField = late(async () => (await import('../writing/text-field')).TextField)

type HtmlFieldProps = {
  name: string
  label: string
  hint: string | undefined
  html: string
  error?: string | undefined
  /** Removed HTML of the text. */
  removed: readonly Lost[]
  mayChange: boolean
}

/** A written text as a field of the form, so that it is stored and sent like the others. */
export function HtmlField({ name, label, hint, html, error, removed, mayChange }: HtmlFieldProps) {
  const [text, setText] = useState(html)
  const field = useRef<HTMLTextAreaElement>(null)
  const shown = useRef<HTMLDivElement>(null)

  function write(next: string) {
    setText(next)
    if (!field.current) return
    field.current.value = next
    // A value set by a script fires no event: the form is notified here.
    field.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  /** The form focuses a field by its name, which only this hidden one has. */
  function focusShown() {
    shown.current?.querySelector<HTMLElement>('textarea, [contenteditable]')?.focus()
  }

  if (!mayChange) {
    return (
      <div className="field grid">
        <p className="field-label">{label}</p>
        <Suspense fallback={<Waiting />}>
          {html ? <HtmlPreview html={html} /> : <p className="hint">{hint}</p>}
        </Suspense>
        {!html && <TextInForce name={name} onTake={undefined} />}
      </div>
    )
  }
  return (
    <>
      <textarea
        className="visually-hidden"
        aria-hidden
        tabIndex={-1}
        name={name}
        defaultValue={html}
        ref={field}
        onFocus={focusShown}
      />
      <div ref={shown}>
        <Suspense fallback={<Waiting />}>
          <TextField
            label={label}
            name={label}
            hint={hint}
            rows={6}
            html={text}
            error={error}
            removed={removed}
            onChange={write}
          />
        </Suspense>
        {text === '' && <TextInForce name={name} onTake={write} />}
      </div>
    </>
  )
}
