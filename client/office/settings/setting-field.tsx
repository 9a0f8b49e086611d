import { claimMinutes } from '#contract/office/rules'
import type { RemovedOfSetting } from '#contract/office/settings'
import { usualFees } from '#contract/shop'
import { langNow, useWords } from '../../text/lang'
import { factsOfCode } from '../../text/shop-facts'
import { Field } from '../../ui/form/field'
import { TextArea } from '../../ui/form/text-area'
import { frameWords } from '../text/frame-words'
import { shownDay } from '../ui/day-field'
import { PhoneField } from '../ui/phone-field'
import { HtmlField } from './html-field'
import { LogoField } from './logo-field'
import { kindOf, limits, type OwnField } from './parts'
import type { Typed } from './typed-values'
import { settingsWords } from './words'

type SettingFieldProps = {
  name: OwnField
  bind: (value: string) => object
  stored: unknown
  /** Typed values at the form's start. */
  typed: Typed | undefined
  now: Typed | undefined
  phone: string
  removed: readonly RemovedOfSetting[]
  mayChange: boolean
}

/** A field of the settings by its kind. */
export function SettingField(props: SettingFieldProps) {
  const { name, bind, stored, typed, now, phone, removed, mayChange } = props
  const words = useWords(settingsWords)
  const { fields } = useWords(frameWords)
  const kind = kindOf(name)
  const label = words.fields[name]
  const hint = hintOf(words.hints, name)
  if (kind === 'switch') {
    const isOn = typed ? typed[name] === 'on' : stored === true
    return (
      <label className="flex gap-10 switch-line">
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
    placeholder: stored === undefined ? factsOf(phone, words.noWarning)[name] : undefined,
  }
  if (kind === 'html') {
    const html = typed?.[name] ?? String(stored ?? '')
    return <HtmlField {...shared} name={name} html={html} removed={removed} mayChange={mayChange} />
  }
  if (kind === 'logo') return <LogoField url={typed?.logo ?? String(stored ?? '')} hint={hint} />
  const counted = {
    ...shared,
    label: (
      <Counted label={label} written={now?.[name] ?? String(stored ?? '')} most={limits[name]} />
    ),
  }
  if (kind === 'lines') return <TextArea {...counted} rows={3} />
  if (kind === 'list') return <TextArea {...counted} rows={10} />
  if (kind === 'line') return <Field {...counted} />
  if (kind === 'phone') return <PhoneField {...shared} />
  if (kind === 'day') {
    return (
      <Field
        {...shared}
        {...bind(shownDay(String(stored ?? '')))}
        inputMode="numeric"
        placeholder={fields.day}
      />
    )
  }
  const modes = { email: 'email', url: 'url', number: 'numeric' } as const
  // The server names the form that it wants; the browser's own check would not.
  return <Field {...shared} inputMode={modes[kind]} />
}

type CountedProps = { label: string; written: string; most: number | undefined }

/** A label with a count of letters, which is not read out. */
function Counted({ label, written, most }: CountedProps) {
  return (
    <>
      {label}
      <span className="mute small written num" aria-hidden>{`${written.length}/${most}`}</span>
    </>
  )
}

/** What applies where a field is empty. */
function factsOf(phone: string, noWarning: string): Partial<Record<OwnField, string>> {
  const numbers = {
    claim_minutes: String(claimMinutes),
    low_at: noWarning,
    fee_inside: String(usualFees.inside),
    fee_outside: String(usualFees.outside),
  }
  return { ...factsOfCode(langNow()), ...(phone && { phone }), ...numbers }
}

function hintOf(hints: Partial<Record<OwnField, string>>, name: OwnField): string | undefined {
  return hints[name]
}
