import type { ComponentProps } from 'react'
import { getPromos, type Promo, savePromo } from '#contract/office/promos'
import { useLang, useWords } from '../../text/lang'
import { serverNow } from '../../text/server-clock'
import { dayOf, formatDayOf } from '../../text/times'
import { Field } from '../../ui/form/field'
import { Refusal } from '../../ui/form/refusal'
import { SwitchField } from '../../ui/form/switch-field'
import { useSend } from '../api/send'
import { FormPanel, TwoVersions, useEdited } from '../record/edited'
import type { RecordFormProps } from '../record/list-page'
import { frameWords } from '../text/frame-words'
import { sayRefusal } from '../text/say-refusal'
import { ActButton, OfflineWhy } from '../ui/act-button'
import { bothWords } from '../ui/both-words'
import { DayField } from '../ui/day-field'
import { useOfficeForm } from '../ui/use-office-form'
import {
  type FieldName,
  isNoDay,
  keptOf,
  problemsOf,
  readTyped,
  type Typed,
  valuesOf,
} from './fields'
import { OffFields } from './off-fields'
import { formatCount, promoRows, StateTag } from './promo'
import { useEnd } from './use-end'
import { promoWords } from './words'

/** A new or changed promo. A used code keeps its letters and its amount. */
export function PromoForm({ row: promo, rows, opened, onSaved }: RecordFormProps<Promo>) {
  const { words, fields } = useWords(frameWords)
  const text = useWords(promoWords)
  const both = useWords(bothWords)
  const lang = useLang()
  const edited = useEdited('promo', promo, valuesOf)
  const { base, values, theirs, type } = edited
  const { add } = promoRows.useStore()
  const save = useSend(savePromo, {
    inForm: true,
    refreshes: [getPromos],
    success: words.saved,
    onSuccess: (answer) => add(answer.promo),
  })
  const end = useEnd(edited)
  const used = promo?.used ?? 0
  const isUsed = promo !== undefined && used > 0
  // A code that was used meanwhile cannot change.
  const shown = isUsed ? { ...values, ...keptOf(promo) } : values
  const isStopped = promo !== undefined && !promo.active

  const { form, field, refusal, busy } = useOfficeForm({
    saves: words.save,
    check: (written) => {
      const wrong: Record<string, string> = {}
      if (isNoDay(written.from)) wrong.from = fields.wrongDay
      if (isNoDay(written.until)) wrong.until = fields.wrongDay
      const isPast = shown.until !== '' && shown.until < dayOf(serverNow())
      const untilCounts = !promo || written.active === 'on' || shown.until !== (promo.until ?? '')
      for (const [name, sentence] of Object.entries(problemsOf(shown, promo, rows))) {
        wrong[name] ??= sayRefusal(sentence)
      }
      if (isPast && untilCounts) wrong.until ??= text.isPast
      return wrong
    },
    onSubmit: async (written) => {
      const active = written.active === 'on' ? true : undefined
      const input = { ...readTyped(shown), id: promo?.id, v: base?.v, active }
      const answer = await edited.send(() => save.mutateAsync(input))
      if (answer) onSaved(answer.promo)
    },
  })

  function bind(name: FieldName): ComponentProps<typeof Field> {
    return {
      ...field(name),
      label: text.fields[name],
      value: shown[name],
      onChange: ({ target }) => type(name, target.value),
      autoComplete: 'off',
    }
  }
  const number = (name: FieldName) => ({ ...bind(name), inputMode: 'numeric' as const })
  const day = (name: 'from' | 'until') => ({
    ...field(name),
    label: text.fields[name],
    value: shown[name],
    onChange: (value: string) => type(name, value),
  })
  const show = (name: keyof Typed, value: string) => {
    if (name === 'active' || name === 'public') return value === 'true' ? words.yes : words.no
    if (name === 'kind') return text.kinds[value as keyof typeof text.kinds]
    return name === 'from' || name === 'until' ? formatDayOf(value, lang) : value
  }

  return (
    <FormPanel
      name="promo"
      title={text.titleOf((theirs ?? promo)?.code ?? '')}
      isNew={!promo}
      opened={opened}
      beside={promo && <StateTag row={promo} />}
      versions={
        theirs && (
          <TwoVersions
            edited={edited}
            theirs={theirs}
            what={both.promo}
            names={{ ...text.fields, active: text.active, public: text.public }}
            show={show}
          />
        )
      }
      form={form}
    >
      {isUsed && <p className="note">{text.usedKeeps(formatCount(used))}</p>}
      <Field
        {...bind('code')}
        className="code-letters"
        hint={!promo && text.hints.code}
        autoCapitalize="characters"
        spellCheck={false}
        disabled={isUsed}
        isNeeded
        required
      />
      <OffFields shown={shown} bind={bind} onKind={(kind) => type('kind', kind)} isUsed={isUsed} />
      <div className="two">
        <Field
          {...number('uses')}
          hint={isUsed && text.notLess(formatCount(used))}
          isNeeded
          required
        />
        <Field {...number('min_subtotal')} hint={text.hints.min_subtotal} />
      </div>
      <div className="two">
        <Field {...number('per_customer')} hint={text.hints.per_customer} />
        <Field {...number('per_number')} hint={text.hints.per_number} />
      </div>
      <div className="two days">
        <DayField {...day('from')} />
        <DayField {...day('until')} />
      </div>
      <SwitchField
        label={text.public}
        hint={text.hints.public}
        isOn={shown.public === 'true'}
        onChange={(isOn) => type('public', String(isOn))}
      />
      <Field {...bind('note')} hint={text.hints.note} maxLength={100} />
      <Refusal>{refusal}</Refusal>
      <OfflineWhy />
      <div className="acts">
        <ActButton type="submit" kind="primary" busy={busy}>
          {words.save}
        </ActButton>
        {isStopped && (
          <ActButton type="submit" name="active" value="on" isOff={busy}>
            {text.start}
          </ActButton>
        )}
        {promo && promo.state !== 'ended' && (
          <ActButton
            kind="danger-outline"
            busy={end.isPending}
            onClick={() => end.mutate({ id: promo.id, v: promo.v })}
          >
            {text.end}
          </ActButton>
        )}
      </div>
    </FormPanel>
  )
}
