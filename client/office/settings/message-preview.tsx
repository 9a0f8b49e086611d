import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getChannels, previewMessage, tryMessage } from '#contract/office/outbox'
import { type Channel, channels, type MessageKind, type MessageLang } from '#contract/outbox'
import { read } from '../../api/read'
import { useWords } from '../../text/lang'
import { Field } from '../../ui/form/field'
import { Refusal } from '../../ui/form/refusal'
import { useRights } from '../api/me'
import { poll } from '../api/poll'
import { sentenceOf, useSend } from '../api/send'
import { ActButton } from '../ui/act-button'
import { ChannelNote } from '../ui/message-acts'
import { outboxWords } from '../ui/outbox-words'
import { sayReason } from '../ui/reason-words'
import type { Typed } from './typed-values'

type MessagePreviewProps = {
  kind: MessageKind
  lang: MessageLang
  shown: Typed
  mayTry: boolean
}

/** What a customer would get, with the newest order filled in; sent to oneself for a try. */
export function MessagePreview({ kind, lang, shown, mayTry }: MessagePreviewProps) {
  const words = useWords(outboxWords)
  const typedAs = (what: string) => shown[`${kind}_${lang}_${what}`] ?? ''
  const written = {
    kind,
    lang,
    sms: typedAs('sms'),
    subject: typedAs('subject'),
    opening: typedAs('opening'),
  }
  const { data } = useQuery({
    ...read(previewMessage, written),
    placeholderData: (former) => former,
  })
  if (!data) return null
  return (
    <div className="stack">
      <p className="bold">{words.preview}</p>
      <div className="message-shown" lang={lang}>
        <p>{data.sms}</p>
        <p className="mute num">{words.count(data.letters, data.parts)}</p>
      </div>
      <div className="message-shown" lang={lang}>
        <p className="bold">{data.subject}</p>
        <pre>{data.text}</pre>
      </div>
      {mayTry &&
        channels
          .filter((channel) => (channel === 'mail' ? data.sends.mail !== 'none' : data.sends.sms))
          .map((channel) => <Try key={channel} channel={channel} written={written} />)}
    </div>
  )
}

type Written = {
  kind: MessageKind
  lang: MessageLang
  sms: string
  subject: string
  opening: string
}

const notSent = 'It could not be sent: '

/** Outside of the form's values: its field has no name. */
function Try({ channel, written }: { channel: Channel; written: Written }) {
  const words = useWords(outboxWords)
  const [to, setTo] = useState('')
  const [why, setWhy] = useState('')
  const { mutate, isPending } = useSend(tryMessage, {
    success: words.tried,
    refreshes: [getChannels],
    inForm: true,
    onError: (error) =>
      setWhy(
        error.message.startsWith(notSent)
          ? sayReason(error.message.slice(notSent.length))
          : sentenceOf(error),
      ),
  })
  return (
    <div className="flow gap-8 message-try">
      <Field
        label={words.tryTo[channel]}
        type={channel === 'mail' ? 'email' : 'tel'}
        value={to}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      <ActButton
        busy={isPending}
        isOff={to.trim() === ''}
        onClick={() => {
          setWhy('')
          mutate({ ...written, channel, to })
        }}
      >
        {words.try}
      </ActButton>
      <Refusal>{why}</Refusal>
    </div>
  )
}

/** Whether mail and SMS go out, and what the server lacks. */
export function SendingNote() {
  const words = useWords(outboxWords)
  const { data } = useQuery(read(previewMessage, { kind: 'placed', lang: 'bn' }))
  const { data: channels } = useQuery(poll(getChannels, {}))
  const mayAct = useRights().includes('orders')
  if (!data) return null
  const { mail, sms } = data.sends
  const isSet = { mail: mail !== 'none', sms }
  return (
    <>
      {channels?.channels
        .filter(({ channel }) => isSet[channel])
        .map(({ sent, dropped, ...state }) => (
          <ChannelNote
            key={state.channel}
            state={state}
            ofDay={words.ofDay(sent, dropped)}
            mayAct={mayAct}
          />
        ))}
      {mail === 'none' && <p className="note">{words.noMail}</p>}
      {mail === 'folder' && <p className="note calm">{words.toFolder}</p>}
      {!sms && <p className="note calm">{words.noSms}</p>}
    </>
  )
}
