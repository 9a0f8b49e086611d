import { type ReactNode, Suspense, useState } from 'react'
import { htmlOf, plainOf } from '../text/plain-text'
import { useProductText } from '../text/product-text'
import { LongField } from '../ui/field'
import { late } from '../ui/late'

const HtmlPreview = late(async () => (await import('./html-preview')).HtmlPreview)

type TextFieldProps = {
  label: ReactNode
  html: string
  hint: string
  rows: number
  error?: string | undefined
  onChange: (html: string) => void
}

/** A text of the shop, typed as plain text; HTML that plain text cannot hold is typed beside its preview. */
export function TextField({ label, html, hint, rows, error, onChange }: TextFieldProps) {
  const { text } = useProductText().product
  // As it is typed: a blank at the end of a line is nothing in HTML.
  const [typed, setTyped] = useState(() => plainOf(html))
  const [made, setMade] = useState(html)
  if (made !== html) {
    setMade(html)
    setTyped(plainOf(html))
  }

  if (typed === null) {
    return (
      <div className="stack">
        <p className="note">{text.asHtml}</p>
        <LongField
          label={
            <>
              {label} {text.html}
            </>
          }
          rows={rows + 4}
          spellCheck={false}
          value={html}
          error={error}
          onChange={({ target }) => {
            setMade(target.value)
            onChange(target.value)
          }}
        />
        <p className="lb">{text.preview}</p>
        <Suspense>
          <HtmlPreview html={html} />
        </Suspense>
      </div>
    )
  }
  return (
    <LongField
      label={label}
      hint={hint}
      rows={rows}
      value={typed}
      error={error}
      onChange={({ target }) => {
        const next = target.value.trim() === '' ? '' : htmlOf(target.value)
        setTyped(target.value)
        setMade(next)
        onChange(next)
      }}
    />
  )
}
