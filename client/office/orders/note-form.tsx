import type { FormEvent } from 'react'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { noteOrder } from '#contract/office/orders'
import { useWords } from '../../text/lang'
import { serverNow } from '../../text/server-clock'
import { useSaveKey } from '../../ui/input/keys'
import { draftOf, useMemoryDraft } from '../../ui/state/memory-draft'
import { useMe } from '../api/me'
import { ActButton } from '../ui/act-button'
import { useAct } from './acts'
import { orderRows } from './queries'
import { orderWords } from './words'

/** A note for all staff: shown at once; after a refusal its field has the text again. */
export function NoteForm({ order }: { order: OfficeOrder }) {
  const text = useWords(orderWords)
  const { ahead } = orderRows.useStore()
  const saving = useSaveKey(text.order.keepNote)
  const by = useMe().data?.staff.name ?? null
  const what = `note on ${order.id}`
  const [note = '', setNote] = useMemoryDraft<string>(what, true)
  const send = useAct(noteOrder, order, {
    ahead: async ({ text: words }) => {
      const last = order.events.at(-1)?.id ?? 0
      const noted = { id: last + 1, at: serverNow().toISOString(), kind: 'note' as const, by }
      const event = { ...noted, from_status: null, to_status: null, data: { text: words } }
      const goBack = await ahead(order, { events: [...order.events, event] })
      return () => {
        goBack()
        setNote([words, draftOf(what)].filter(Boolean).join('\n'))
      }
    },
  })

  function save(event: FormEvent) {
    event.preventDefault()
    const words = note.trim()
    if (!words || send.isPending) return
    setNote(undefined)
    send.mutate({ order_id: order.id, text: words })
  }

  return (
    <form {...saving} className="panel-body grid gap-8 note-form" onSubmit={save}>
      <textarea
        className="input"
        rows={2}
        maxLength={1000}
        aria-label={text.order.note}
        placeholder={text.order.noteHint}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {note.trim() && (
        <ActButton type="submit" kind="primary" busy={send.isPending}>
          {text.order.keepNote}
        </ActButton>
      )}
    </form>
  )
}
