import { useState } from 'react'
import { asciiDigits } from '#contract/shop'
import { useSettingsText } from '../text/settings'
import { Field, LongField } from '../ui/field'
import { HtmlField } from './html-field'
import { LogoField } from './logo-field'
import { type FieldName, kinds, limits } from './parts'
import { presentFacts } from './present-facts'
import type { Typed } from './typed-values'
import type { RemovedOfSetting } from '#contract/office/settings-shapes'

type SettingFieldProps = {
  name: FieldName
  bind: (value: string) => object
  stored: unknown
  typed: Typed | undefined
  phone: string
  removed: readonly RemovedOfSetting[]
  mayChange: boolean
}

/** A field of the settings, as its kind has it. */
export function SettingField(props: SettingFieldProps) {
  const { name, bind, stored, typed, phone, removed, mayChange } = props
  const words = useSettingsText()
  const kind = kinds[name]
  const label = words.fields[name]
  const hint = hintOf(words.hints, name)
  if (kind === 'switch') {
    const isOn = typed ? typed[name] === 'on' : stored === true
    return (
      <label className="switch-line">
        <input type="checkbox" name={name} defaultChecked={isOn} />
        {label}
      </label>
    )
  }
  const shared = {
    ...bind(String(stored ?? '')),
    label,
    hint,
    maxLength: limits[name],
    placeholder: stored === undefined ? presentFacts(phone)[name] : undefined,
  }
  if (kind === 'html') {
    const html = typed?.[name] ?? String(stored ?? '')
    return <HtmlField {...shared} name={name} html={html} removed={removed} mayChange={mayChange} />
  }
  if (kind === 'logo') return <LogoField url={typed?.logo ?? String(stored ?? '')} hint={hint} />
  if (kind === 'lines') return <LongField {...shared} rows={3} />
  if (kind === 'phone') return <PhoneField {...shared} />
  const types = { line: 'text', email: 'text', url: 'url', number: 'text' } as const
  const modes = { line: 'text', email: 'email', url: 'url', number: 'numeric' } as const
  return <Field {...shared} type={types[kind]} inputMode={modes[kind]} />
}

/** A remark beside a local number of another length; it is saved all the same. */
function PhoneField({ hint, defaultValue, ...rest }: React.ComponentProps<typeof Field>) {
  const words = useSettingsText()
  const [number, setNumber] = useState(String(defaultValue ?? ''))
  const digits = asciiDigits(number).replace(/\D/g, '')
  const isOdd = digits.startsWith('01') && digits.length !== 11
  return (
    <Field
      {...rest}
      defaultValue={defaultValue}
      type="tel"
      inputMode="tel"
      hint={isOdd ? words.oddLength(digits.length) : hint}
      onInput={(event) => setNumber(event.currentTarget.value)}
    />
  )
}

function hintOf(hints: Partial<Record<FieldName, string>>, name: FieldName): string | undefined {
  return hints[name]
}
