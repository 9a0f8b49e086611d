import { getMessage, getMessages } from '#contract/office/inbox'
import {
  type ChannelState,
  getChannels,
  getOutbox,
  type SentMessage,
  sendAgain,
  sendAllAgain,
  settleMessage,
} from '#contract/office/outbox'
import { getToday } from '#contract/office/today'
import { useWords } from '../../text/lang'
import { useSend } from '../api/send'
import { ActButton } from './act-button'
import { outboxWords } from './outbox-words'
import { sayReason } from './reason-words'
import { When } from './when'

const refreshes = [getOutbox, getToday, getChannels, getMessages, getMessage]

/** Of one message to a customer: it goes again, or somebody told the customer. */
export function MessageActs({ id, needsPerson }: { id: number; needsPerson: boolean }) {
  const words = useWords(outboxWords)
  const again = useSend(sendAgain, { refreshes, success: words.willGo })
  const settle = useSend(settleMessage, { refreshes, success: words.settled })
  const busy = again.isPending || settle.isPending
  return (
    <>
      <ActButton busy={busy} onClick={() => again.mutate({ id })}>
        {words.again}
      </ActButton>
      {needsPerson && (
        <ActButton busy={busy} onClick={() => settle.mutate({ id })}>
          {words.byHand}
        </ActButton>
      )}
    </>
  )
}

type ChannelNoteProps = {
  state: ChannelState
  /** Counts of the last day. */
  ofDay?: string
  mayAct: boolean
}

/** Whether a channel works, why not, how many messages wait, and one press that sends them. */
export function ChannelNote({ state, ofDay, mayAct }: ChannelNoteProps) {
  const words = useWords(outboxWords)
  const { channel, since, error, waits, failed, unsure } = state
  const { mutate, isPending } = useSend(sendAllAgain, { refreshes })
  const press = (isUnsure: boolean) => mutate({ channel, unsure: isUnsure })
  const isQuiet = !since && failed + unsure === 0
  return (
    <div className={isQuiet ? 'note calm' : 'note'}>
      <b>{words[since ? 'broken' : 'works'][channel]}</b>
      {since && (
        <>
          {' · '}
          {words.since} <When at={since} />
          {error && (
            <span className="said" translate="no">
              {` · ${words.why(sayReason(error))}`}
            </span>
          )}
        </>
      )}
      <p className="num">
        {[words.counts({ waits, failed, unsure }), ofDay].filter(Boolean).join('. ')}
      </p>
      {since && <p>{words.retries}</p>}
      {mayAct && (failed + unsure > 0 || (since && waits > 0)) && (
        <div className="acts">
          {(failed > 0 || waits > 0) && (
            <ActButton kind="primary" busy={isPending} onClick={() => press(false)}>
              {words.allAgain(failed + waits)}
            </ActButton>
          )}
          {unsure > 0 && (
            <ActButton busy={isPending} onClick={() => press(true)}>
              {words.allUnsure(unsure)}
            </ActButton>
          )}
        </div>
      )}
    </div>
  )
}

/** Dropped ones that can go after a number was corrected, or by a later press. */
const mayGoLater = ['No mobile number of Bangladesh', 'Too late for an SMS']

/** Messages to a customer with their acts. */
export function SentRows({ messages }: { messages: SentMessage[] }) {
  return (
    <ol className="timeline num">
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </ol>
  )
}

function Message({ message }: { message: SentMessage }) {
  const { id, kind, channel, state, at, error, words: written } = message
  const words = useWords(outboxWords)
  const needsPerson = state === 'failed' || state === 'unsure'
  const isTriedAgain = state === 'waits' && error !== null
  // One that waits and will be dropped has its time before it.
  const isPast = Date.parse(at) < Date.now()
  const isDropped =
    state === 'dropped' && isPast && mayGoLater.some((reason) => error?.startsWith(reason))
  return (
    <li>
      {`${words.channels[channel]} · ${words.news[kind]}: ${words.states[state]}`}
      {written && <span className="said">{written}</span>}
      {error && state !== 'sent' && (
        <span className="said" translate="no">
          {sayReason(error)}
        </span>
      )}
      <small className="subline">
        <When at={at} />
      </small>
      {(needsPerson || isTriedAgain || isDropped) && (
        <span className="acts">
          <MessageActs id={id} needsPerson={needsPerson} />
        </span>
      )}
    </li>
  )
}
