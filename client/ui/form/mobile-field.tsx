import { type ComponentProps, type FocusEvent, useState } from 'react'
import { isLocalMobileNumber, isPhoneNumber, mobileDigits, oddLengthOf } from '#contract/phone'
import { useWords, wordsNow } from '../../text/lang'
import { afterPress } from '../input/after-press'
import { Field } from './field'
import type { Sentence } from './use-form'
import { formWords } from './words'

type MobileFieldProps = Omit<ComponentProps<typeof Field>, 'hint' | 'type'>

/** Accepts spaces, dashes, +88 and Bengali digits. Any other number gets only a remark. */
export function MobileField({ onBlur, ...rest }: MobileFieldProps) {
  const [left, setLeft] = useState<string>()
  const remark = useNumberRemark(left ?? `${rest.defaultValue ?? ''}`)

  function look(event: FocusEvent<HTMLInputElement>) {
    const { value } = event.currentTarget
    afterPress(() => setLeft(value))
    onBlur?.(event)
  }

  return (
    <Field
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint="next"
      placeholder="01XXXXXXXXX"
      aria-required
      {...rest}
      type="tel"
      onBlur={look}
      hint={remark && !rest.error && <span className="ink-gold bold">{remark}</span>}
    />
  )
}

/** What is unusual about a number that is taken all the same; undefined of a local mobile one. */
export function useNumberRemark(number: string): string | undefined {
  const text = useWords(formWords)
  if (number.trim() === '' || isLocalMobileNumber(number)) return undefined
  const digits = oddLengthOf(number)
  if (!digits) return text.unusualMobile
  return digits < mobileDigits ? text.fewDigits(digits) : text.manyDigits(digits)
}

/** For useForm's checks. Never stricter than the server's. */
export function checkMobileNumber(value: string): Sentence | undefined {
  return isPhoneNumber(value) ? undefined : () => wordsNow(formWords).unlikeMobile
}
