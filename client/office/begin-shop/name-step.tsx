import { useState } from 'react'
import { getSettings, saveSettings } from '#contract/office/settings'
import { useWords } from '../../text/lang'
import { Field } from '../../ui/form/field'
import { TextArea } from '../../ui/form/text-area'
import { widestLogo } from '../../ui/media/shop-mark'
import { useSend } from '../api/send'
import { PictureField } from '../pictures/picture-field'
import { takeFacts } from '../settings/take-facts'
import { frameWords } from '../text/frame-words'
import { useOfficeForm } from '../ui/use-office-form'
import { StepActs } from './step-acts'
import type { StepProps } from './step-props'
import { beginWords } from './words'

const longest = 40

/** 1: name and logo. Other settings of the part stay. */
export function NameStep({ started, onBegin, onDone, onLater }: StepProps) {
  const { words } = useWords(frameWords)
  const text = useWords(beginWords).name
  const { v, value } = started.settings.shop
  const [logo, setLogo] = useState(value.logo ?? undefined)
  const send = useSend(saveSettings, {
    inForm: true,
    refreshes: [getSettings],
    success: words.saved,
  })
  const { form, field, refusal, busy } = useOfficeForm({
    check: ({ name = '' }): Record<string, string> => (name.trim() ? {} : { name: text.empty }),
    onSubmit: async ({ name = '', latin_name = '', address = '' }) => {
      onBegin()
      const facts = {
        name,
        latin_name: latin_name || null,
        address: address || null,
        logo: logo ?? null,
      }
      const answer = await send.mutateAsync({
        part: 'shop',
        v,
        value: { ...value, ...facts },
      })
      takeFacts(answer)
      onDone()
    },
  })
  return (
    <form {...form} className="stack">
      <Field
        {...field('name', value.name ?? '')}
        label={text.field}
        maxLength={longest}
        autoComplete="organization"
        isNeeded
      />
      <Field
        {...field('latin_name', value.latin_name ?? '')}
        label={text.latin}
        hint={text.latinHint}
        maxLength={longest}
        autoComplete="off"
        lang="en"
      />
      <TextArea
        {...field('address', value.address ?? '')}
        label={text.address}
        hint={value.address ? undefined : text.addressHint}
        rows={2}
        maxLength={200}
        autoComplete="street-address"
      />
      <PictureField
        kind="brand"
        label={text.logo}
        ratio={1}
        widest={widestLogo}
        leastWidth={192}
        hint={text.logoHint}
        url={logo}
        error={field('logo').error}
        onPicture={setLogo}
        onRemove={() => setLogo(undefined)}
      />
      <StepActs refusal={refusal} busy={busy} onLater={onLater} />
    </form>
  )
}
