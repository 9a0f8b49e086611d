import { CalendarDays } from 'lucide-react'
import { useRef, useState } from 'react'
import { asciiDigits } from '#contract/shop'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Field } from '../../ui/form/field'
import { frameWords } from '../text/frame-words'

type DayFieldProps = {
  /** In a form: the typed text is the value of the field. */
  name?: string
  label: string
  hint?: string
  error?: string | undefined
  /** `2026-11-22`, or empty. */
  value: string
  onChange: (day: string) => void
}

/**
 * A day in the local spelling, `22/11/2026`: the browser's own field uses the order of its
 * language. Its calendar opens by the icon.
 */
export function DayField({ error, value, onChange, ...rest }: DayFieldProps) {
  const text = useWords(frameWords)
  const [typed, setTyped] = useState<string>()
  const calendar = useRef<HTMLInputElement>(null)
  const isWrong = typed !== undefined && typed.trim() !== '' && dayIn(typed) === null

  function take(words: string) {
    setTyped(words)
    const day = words.trim() === '' ? '' : dayIn(words)
    if (day !== null && day !== value) onChange(day)
  }

  return (
    <div className="day">
      <Field
        {...rest}
        autoComplete="off"
        inputMode="numeric"
        placeholder={text.fields.day}
        error={isWrong ? text.fields.wrongDay : error}
        value={typed ?? shownDay(value)}
        onChange={({ target }) => take(target.value)}
        onBlur={() => isWrong || setTyped(undefined)}
      />
      <Button
        square
        aria-label={text.fields.calendar(rest.label)}
        onClick={() => calendar.current?.showPicker()}
      >
        <CalendarDays className="glyph" aria-hidden />
      </Button>
      <input
        ref={calendar}
        className="picker"
        type="date"
        tabIndex={-1}
        aria-hidden
        value={value}
        onChange={({ target }) => {
          setTyped(undefined)
          onChange(target.value)
        }}
      />
    </div>
  )
}

/** `2026-11-22` from `22/11/2026`, in any digits; null if it is no day. */
export function dayIn(typed: string): string | null {
  const [, day, month, year] =
    /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(asciiDigits(typed)) ?? []
  if (!day || !month || !year) return null
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null
}

export function shownDay(day: string): string {
  return day.split('-').reverse().join('/')
}
