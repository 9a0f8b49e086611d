import { type ComponentProps, type FocusEvent, useState } from 'react'
import { isLocalMobileNumber, isPhoneNumber } from '#contract/shop'
import { afterPress } from './after-press'
import { Field } from './field'

type MobileFieldProps = Omit<ComponentProps<typeof Field>, 'hint' | 'type'>

/** Takes spaces, dashes, +88 and Bengali digits. A number from elsewhere earns a remark, not a refusal. */
export function MobileField({ onBlur, ...rest }: MobileFieldProps) {
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
      hint={
        isUnusual &&
        !rest.error &&
        'এটি বাংলাদেশের ১১ সংখ্যার মোবাইল নম্বরের মতো নয়; ঠিক আছে কি না মিলিয়ে নিন।'
      }
    />
  )
}

/** For useForm's checks. Never stricter than the server. */
export function checkMobileNumber(value: string): string | undefined {
  return isPhoneNumber(value) ? undefined : 'সঠিক মোবাইল নম্বর লিখুন, যেমন 01712345678'
}
