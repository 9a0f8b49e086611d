import { useSearchParams } from 'react-router'
import { type Block, saveBlock } from '#contract/office/blocks'
import { blockYears, isBlockDay } from '#contract/office/rules'
import { isLocalMobileNumber, localPhoneDigits } from '#contract/phone'
import { useLang, useWords } from '../../text/lang'
import { serverNow } from '../../text/server-clock'
import { dayOf, formatDayOf } from '../../text/times'
import { Field } from '../../ui/form/field'
import { Refusal } from '../../ui/form/refusal'
import { useSend } from '../api/send'
import { formatPhone } from '../orders/phone'
import { FormPanel, TwoVersions, useEdited } from '../record/edited'
import type { RecordFormProps } from '../record/list-page'
import { frameWords } from '../text/frame-words'
import { sayRefusal } from '../text/say-refusal'
import { ActButton, OfflineWhy } from '../ui/act-button'
import { bothWords } from '../ui/both-words'
import { DayField, dayIn } from '../ui/day-field'
import { useOfficeForm } from '../ui/use-office-form'
import { blockRows, blocks, TimeTag, useSoughtNumber } from './block'
import { refreshed, useRemove } from './use-remove'
import { blockWords } from './words'

type Typed = Record<'phone' | 'reason' | 'until', string>

/** A new or changed block. A new one begins with the number that was sought, unless it is blocked. */
export function BlockForm({ row: block, rows, opened, onSaved }: RecordFormProps<Block>) {
  const { words, fields } = useWords(frameWords)
  const text = useWords(blockWords)
  const both = useWords(bothWords)
  const lang = useLang()
  const sought = localPhoneDigits(useSoughtNumber() ?? '')
  const isNewNumber = isLocalMobileNumber(sought) && !rows.some(({ phone }) => phone === sought)
  const given = isNewNumber ? sought : ''
  const edited = useEdited<Block, Typed>(given ? `block of ${given}` : 'block', block, (row) => ({
    phone: formatPhone(row?.phone ?? given),
    reason: row?.reason ?? '',
    until: row?.until ?? '',
  }))
  const { base, values, theirs, type } = edited
  const { add } = blockRows.useStore()
  const save = useSend(saveBlock, {
    inForm: true,
    refreshes: refreshed,
    success: words.saved,
    onSuccess: (answer) => add(answer.block),
  })
  const remove = useRemove(useListPath(), edited.ask)

  const { form, field, refusal, busy } = useOfficeForm({
    saves: words.save,
    check: (written) => {
      const wrong: Record<string, string> = {}
      if (values.phone.trim() !== '' && !isLocalMobileNumber(values.phone)) {
        wrong.phone = sayRefusal('A mobile number of Bangladesh has 11 digits, such as 01712345678')
      }
      if (isNoDay(written.until)) wrong.until = fields.wrongDay
      else if (values.until !== (base?.until ?? '') && !isAhead(values.until)) {
        wrong.until = sayRefusal(`The last day can be from today to ${blockYears} years ahead`)
      }
      return wrong
    },
    onSubmit: async () => {
      const { phone, reason, until } = values
      const input = { id: block?.id, v: base?.v, phone, reason, until: until || null }
      const answer = await edited.send(() => save.mutateAsync(input))
      if (answer) onSaved(answer.block)
    },
  })
  const bind = (name: 'phone' | 'reason') => ({
    ...field(name),
    label: text.fields[name],
    hint: text.hints[name],
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
    autoComplete: 'off',
  })

  return (
    <FormPanel
      name="block"
      title={text.titleOf(block ? formatPhone((theirs ?? block).phone) : '')}
      isNew={!block}
      opened={opened}
      beside={block && <TimeTag row={block} />}
      versions={
        theirs && (
          <TwoVersions
            edited={edited}
            theirs={theirs}
            what={both.block}
            names={text.fields}
            show={(name, value) => (name === 'until' ? formatDayOf(value, lang) : value)}
          />
        )
      }
      form={form}
    >
      <Field {...bind('phone')} type="tel" inputMode="tel" maxLength={40} isNeeded required />
      <Field {...bind('reason')} maxLength={200} isNeeded required />
      <DayField
        {...field('until')}
        label={text.fields.until}
        hint={text.hints.until}
        value={values.until}
        onChange={(value) => type('until', value)}
      />
      <Refusal>{refusal}</Refusal>
      <OfflineWhy />
      <div className="acts">
        <ActButton type="submit" kind="primary" busy={busy}>
          {words.save}
        </ActButton>
        {block && (
          <ActButton
            kind="danger-outline"
            busy={remove.isPending}
            onClick={() => remove.mutate({ id: block.id, v: block.v })}
          >
            {text.remove}
          </ActButton>
        )}
      </div>
    </FormPanel>
  )
}

/** The address of the list with its search. */
function useListPath(): string {
  const [params] = useSearchParams()
  const q = params.get('q')
  return q ? `${blocks.path}?${new URLSearchParams({ q })}` : blocks.path
}

function isNoDay(written: string | undefined): boolean {
  return written !== undefined && written.trim() !== '' && dayIn(written) === null
}

/** Without a last day it holds for ever. */
function isAhead(until: string): boolean {
  return until === '' || isBlockDay(until, dayOf(serverNow()))
}
