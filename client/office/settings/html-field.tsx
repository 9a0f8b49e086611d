import { Suspense, useRef, useState } from 'react'
import { late } from '../ui/late'
import { Waiting } from '../ui/waiting'

const TextField = late(async () => (await import('../writing/text-field')).TextField)

type HtmlFieldProps = {
  name: string
  label: string
  hint: string | undefined
  html: string
  error?: string | undefined
}

/** A written text as a field of the form, so that it is kept and sent as the others are. */
export function HtmlField({ name, label, hint, html, error }: HtmlFieldProps) {
  const [text, setText] = useState(html)
  const field = useRef<HTMLTextAreaElement>(null)

  function write(next: string) {
    setText(next)
    if (!field.current) return
    field.current.value = next
    // A value that a script sets fires no event: the form is told.
    field.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <div>
      <textarea hidden name={name} defaultValue={html} ref={field} />
      <Suspense fallback={<Waiting />}>
        <TextField
          label={label}
          name={label}
          hint={hint ?? ''}
          rows={6}
          html={text}
          error={error}
          onChange={write}
        />
      </Suspense>
    </div>
  )
}
