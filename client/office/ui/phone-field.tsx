import { type ComponentProps, useState } from 'react'
import { oddLengthOf } from '#contract/phone'
import { useWords } from '../../text/lang'
import { Field } from '../../ui/form/field'
import { frameWords } from '../text/frame-words'

/** A remark beside a local number of another length, which can still be saved. */
export function PhoneField({ hint, ...rest }: ComponentProps<typeof Field>) {
  const { fields } = useWords(frameWords)
  const [number, setNumber] = useState(String(rest.value ?? rest.defaultValue ?? ''))
  const oddLength = oddLengthOf(number)
  return (
    <Field
      {...rest}
      type="tel"
      inputMode="tel"
      hint={oddLength ? fields.oddLength(oddLength) : hint}
      onInput={(event) => setNumber(event.currentTarget.value)}
    />
  )
}
