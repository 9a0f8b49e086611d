import { type ComponentProps, type FocusEvent, useState } from 'react'
import { isLocalMobileNumber, isPhoneNumber } from '#contract/phone'
import { textNow, useText } from '../../text/lang'
import { form } from '../../text/rooms/form'
import { afterPress } from '../input/after-press'
import { Field } from './field'
import type { Sentence } from './use-form'

type MobileFieldProps = Omit<ComponentProps<typeof Field>, 'hint' | 'type'>

/** Accepts spaces, dashes, +88 and Bengali digits. A foreign number gets only a remark. */
export function MobileField({ onBlur, ...rest }: MobileFieldProps) {
  const text = useText({ form })
  const [left, setLeft] = useState<string>()
  const number = left ?? `${rest.defaultValue ?? ''}`
  const isUnusual = number.trim() !== '' && !isLocalMobileNumber(number)

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
      hint={isUnusual && !rest.error && text.form.unusualMobile}
    />
  )
}

/** For useForm's checks. Never stricter than the server's. */
export function checkMobileNumber(value: string): Sentence | undefined {
  return isPhoneNumber(value) ? undefined : () => textNow({ form }).form.unlikeMobile
}
