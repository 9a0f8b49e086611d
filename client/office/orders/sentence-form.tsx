import { type FormEvent, useState } from 'react'
import { countParts, longestText } from '#contract/message-text'
import { getOutbox, sendSentence } from '#contract/office/outbox'
import type { Channel } from '#contract/outbox'
import { useWords } from '../../text/lang'
import { Refusal } from '../../ui/form/refusal'
import { TextArea } from '../../ui/form/text-area'
import { useMemoryDraft } from '../../ui/state/memory-draft'
import { sentenceOf, useSend } from '../api/send'
import { ActButton } from '../ui/act-button'
import { outboxWords } from '../ui/outbox-words'
import { WayPicker } from '../ui/way-picker'

/** One sentence to the customer of an order, by mail or SMS. */
export function SentenceForm({ orderId, ways }: { orderId: number; ways: Channel[] }) {
  const words = useWords(outboxWords)
  const [draft, setDraft] = useMemoryDraft<string>(`sentence about ${orderId}`, true)
  const [chosen, setChosen] = useState<Channel>()
  const [refusal, setRefusal] = useState('')
  const { mutate, isPending } = useSend(sendSentence, {
    refreshes: [getOutbox],
    success: words.goes,
    inForm: true,
    onSuccess: () => setDraft(undefined),
    onError: (error) => setRefusal(sentenceOf(error)),
  })
  const typed = (draft ?? '').trim()
  const by = chosen && ways.includes(chosen) ? chosen : (ways[0] ?? 'mail')
  const { letters, parts } = countParts(typed)

  function send(event: FormEvent) {
    event.preventDefault()
    setRefusal('')
    if (typed && !isPending) mutate({ order_id: orderId, by, words: typed })
  }

  return (
    <form className="panel-body stack" onSubmit={send}>
      <TextArea
        label={words.write}
        className="input"
        rows={2}
        maxLength={longestText.sms}
        value={draft ?? ''}
        hint={by === 'sms' && typed ? words.count(letters, parts) : undefined}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      />
      <WayPicker
        label={words.way}
        ways={ways}
        names={words.channels}
        value={by}
        onChange={setChosen}
      />
      <Refusal>{refusal}</Refusal>
      <div className="acts">
        <ActButton type="submit" busy={isPending} isOff={!typed}>
          {words.send[by]}
        </ActButton>
      </div>
    </form>
  )
}
