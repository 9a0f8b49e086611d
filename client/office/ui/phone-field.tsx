import { type ComponentProps, useState } from 'react'
import { oddLengthOf } from '#contract/phone'
import { Field } from '../../ui/form/field'
import { useText } from '../text/lang'

/** A remark beside a local number of another length, which can still be saved. */
export function PhoneField({ hint, ...rest }: ComponentProps<typeof Field>) {
  const { edit } = useText()
  const [number, setNumber] = useState(String(rest.value ?? rest.defaultValue ?? ''))
  const oddLength = oddLengthOf(number)
  return (
    <Field
      {...rest}
      type="tel"
      inputMode="tel"
      hint={oddLength ? edit.oddLength(oddLength) : hint}
      onInput={(event) => setNumber(event.currentTarget.value)}
    />
  )
}
