import { useState } from 'react'
import { asciiDigits } from '#contract/shop'
import { useSend } from '../api/send'
import { useText } from '../text/lang'
import { useSettingsText } from '../text/settings'
import { ActButton, OfflineWhy } from '../ui/act-button'
import { useDraft } from '../ui/draft'
import { Field, LongField } from '../ui/field'
import { Panel } from '../ui/panel'
import { Refusal } from '../ui/refusal'
import { useForm } from '../ui/use-form'
import { HtmlField } from './html-field'
import { LogoField } from './logo-field'
import { type FieldName, kinds, limits, parts } from './parts'
import { presentFacts } from './present-facts'
import { type Entry, type Kept, ontoEntry, readValue, type Typed, typedOf } from './typed-values'
import { getSettings, saveSettings } from '#contract/office/settings'
import type { RemovedOfSetting, SettingPart } from '#contract/office/settings-shapes'

type PartFormProps = {
  part: SettingPart
  entry: Entry
  /** The number of the shop that has set none. */
  phone: string
  mayChange: boolean
  /** Somebody saved this one meanwhile. */
  onOther: (entry: Entry) => void
}

/**
 * Typed text stays until it is saved: after a refusal, on another screen, after a sign-in. Fields that
 * others changed meanwhile are as they have them, where nothing was typed here.
 */
export function PartForm({ part, entry, phone, mayChange, onOther }: PartFormProps) {
  const text = useText()
  const words = useSettingsText()
  const [draft, setDraft] = useDraft<Kept>(`settings ${part}`)
  const [kept] = useState(draft)
  const [typed] = useState(() => kept && ontoEntry(part, kept, entry))
  const [begun, setBegun] = useState(entry)
  const [isOther, setIsOther] = useState(kept !== undefined && kept.of.v !== entry.v)
  const [removed, setRemoved] = useState<readonly RemovedOfSetting[]>([])
  const send = useSend(saveSettings, {
    inForm: true,
    refreshes: [getSettings],
    success: text.words.saved,
    onSuccess: ({ settings, removed: lost }) => {
      setRemoved(lost)
      setBegun(settings[part])
      setIsOther(false)
      setDraft(undefined)
    },
    onError: ({ status, body }) => {
      setIsOther(false)
      if (status !== 409) return
      setDraft({ typed: typedOf(part, begun), of: begun, ...draft })
      onOther(Object(body).current[part])
    },
  })
  const { form, field, refusal, busy } = useForm({
    saves: text.words.save,
    typed,
    onType: (values) => setDraft({ typed: values, of: begun }),
    onSubmit: (values) => send.mutateAsync({ part, v: begun.v, value: readValue(part, values) }),
  })
  const stored: Record<string, unknown> = { ...entry.value }

  return (
    <Panel title={words.parts[part]}>
      <form {...form} className="in stack">
        {!mayChange && <p className="note">{words.readOnly}</p>}
        <fieldset className="stack" disabled={!mayChange}>
          <legend className="vh">{words.parts[part]}</legend>
          {parts[part].map((name) => (
            <SettingField
              key={name}
              name={name}
              bind={(value) => field(name, value)}
              stored={stored[name]}
              typed={typed}
              phone={phone}
              removed={removed.filter(({ field: of }) => of === name)}
              mayChange={mayChange}
            />
          ))}
        </fieldset>
        {part === 'shop' && <p className="hint">{words.reaches}</p>}
        <Refusal>{isOther ? words.changed : refusal}</Refusal>
        <OfflineWhy />
        {mayChange && (
          <div className="acts">
            <ActButton type="submit" kind="main" busy={busy} autoFocus={isOther}>
              {text.words.save}
            </ActButton>
          </div>
        )}
      </form>
    </Panel>
  )
}

type SettingFieldProps = {
  name: FieldName
  bind: (value: string) => object
  stored: unknown
  typed: Typed | undefined
  phone: string
  removed: readonly RemovedOfSetting[]
  mayChange: boolean
}

function SettingField(props: SettingFieldProps) {
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
