import { type ComponentProps, useEffect, useRef } from 'react'
import { isPercent, readPercent } from '#contract/office/numbers'
import type { Promo } from '#contract/office/promos'
import { formatTaka } from '../../text/format'
import { serverNow } from '../../text/server-clock'
import { dayOf } from '../../text/times'
import { Field } from '../../ui/form/field'
import { Refusal } from '../../ui/form/refusal'
import { useText } from '../text/lang'
import { usePromoText } from '../text/promos'
import { sayRefusal } from '../text/say-refusal'
import { ActButton, OfflineWhy } from '../ui/act-button'
import { DayField } from '../ui/day-field'
import { useOfficeForm } from '../ui/use-office-form'
import { currentOf, useEnd, useSave } from './acts'
import { problemsOf } from './check'
import { formatCount, StateTag } from './promo-words'
import { TwoPromos } from './two-promos'
import { type FieldName, isNoDay, readTyped } from './typed'
import { useTyped } from './use-typed'

type PromoFormProps = {
  /** Undefined for a new one. */
  promo: Promo | undefined
  /** Other loaded ones: their codes are taken. */
  others: readonly Promo[]
  /** Changes at each opening of the form, which then takes the focus. */
  opened: string | null
  onSaved: (promo: Promo) => void
}

/** A new or changed promo. A used code keeps its letters and its amount. */
export function PromoForm({ promo, others, opened, onSaved }: PromoFormProps) {
  const { words, fields } = useText()
  const text = usePromoText()
  const { base, values, theirs, type, forget, follow, ask, choose, later } = useTyped(promo)
  const save = useSave()
  const end = useEnd({ done: follow, other: ask })
  const panel = useRef<HTMLElement>(null)
  const used = promo?.used ?? 0
  const isUsed = promo !== undefined && used > 0
  // A code that was used meanwhile cannot change.
  const shown = isUsed ? { ...values, code: promo.code, taka: String(promo.taka) } : values
  const isStopped = promo !== undefined && !promo.active

  const { form, field, refusal, busy } = useOfficeForm({
    saves: words.save,
    check: (written) => {
      const wrong: Record<string, string> = {}
      if (isNoDay(written.from)) wrong.from = fields.wrongDay
      if (isNoDay(written.until)) wrong.until = fields.wrongDay
      const isPast = shown.until !== '' && shown.until < dayOf(serverNow())
      const untilCounts = !promo || written.active === 'on' || shown.until !== (promo.until ?? '')
      for (const [name, sentence] of Object.entries(problemsOf(shown, promo, others))) {
        wrong[name] ??= sayRefusal(sentence)
      }
      if (isPast && untilCounts) wrong.until ??= text.isPast
      return wrong
    },
    onSubmit: async (written) => {
      const active = written.active === 'on' ? true : undefined
      try {
        const answer = await save.mutateAsync({
          ...readTyped(shown),
          id: promo?.id,
          v: base?.v,
          active,
        })
        forget()
        onSaved(answer.promo)
      } catch (error) {
        const current = currentOf(error)
        if (!current) throw error
        ask(current)
      }
    },
  })

  useEffect(() => {
    if (!opened && !theirs) return
    const first = panel.current?.querySelector<HTMLElement>('[data-first], input')
    first?.focus({ preventScroll: true })
  }, [opened, theirs])

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

  if (theirs) {
    return (
      <section className="promo-form" ref={panel} aria-label={text.titleOf(theirs.code)}>
        <TwoPromos base={base} theirs={theirs} values={shown} onDone={choose} onLater={later} />
      </section>
    )
  }
  return (
    <section className="panel promo-form" ref={panel} aria-labelledby="promo-title">
      <header>
        <h2 id="promo-title" tabIndex={-1} data-first={promo && ''}>
          {text.titleOf(promo?.code ?? '')}
        </h2>
        {promo && <StateTag promo={promo} />}
      </header>
      <form {...form} className="panel-body stack">
        {isUsed && (
          <p className="note" id="promo-keeps">
            {text.usedKeeps(formatCount(used))}
          </p>
        )}
        <div className="two">
          <Field
            {...bind('code')}
            data-first={promo ? undefined : ''}
            className="code-letters"
            hint={!promo && text.hints.code}
            autoCapitalize="characters"
            spellCheck={false}
            disabled={isUsed}
            isNeeded
            required
          />
          <Field
            {...number('taka')}
            hint={isPercent(shown.taka) && text.inTaka(formatTaka(readPercent(shown.taka) ?? 0))}
            disabled={isUsed}
            isNeeded
            required
          />
        </div>
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
      </form>
    </section>
  )
}
