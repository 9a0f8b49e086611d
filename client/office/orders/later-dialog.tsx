import { useState } from 'react'
import type { ApiError } from '../../api/api-error'
import { useLang, useWords } from '../../text/lang'
import { serverNow } from '../../text/server-clock'
import { formatDay, formatTime } from '../../text/times'
import { Choice } from '../../ui/form/choice'
import { Field } from '../../ui/form/field'
import { Refusal } from '../../ui/form/refusal'
import { sentenceOf } from '../api/send'
import { ActButton, OfflineWhy } from '../ui/act-button'
import { Dialog } from '../ui/dialog'
import { clockTimes, daysAhead, momentOf, usualTimes } from './times'
import { orderWords } from './words'

type LaterDialogProps = {
  note: string
  onNote: (note: string) => void
  busy: boolean
  error: ApiError | null
  onChoose: (callAt: string, note: string | undefined) => void
  onClose: () => void
}

/** The time that the customer wants: usual times are one tap. */
export function LaterDialog({ note, onNote, busy, error, onChoose, onClose }: LaterDialogProps) {
  const text = useWords(orderWords)
  const lang = useLang()
  const [day, setDay] = useState('')
  const [clock, setClock] = useState('')
  const [now] = useState(serverNow)
  const { inAnHour, thisEvening, tomorrow } = usualTimes(now)
  const own = day && clock ? momentOf(`${day}T${clock}`) : null
  const choose = (callAt: string) => onChoose(callAt, note.trim() || undefined)
  const usual = [
    { name: text.order.inAnHour, at: inAnHour },
    ...(thisEvening ? [{ name: text.order.thisEvening, at: thisEvening }] : []),
    { name: text.order.tomorrow, at: tomorrow },
  ]
  return (
    <Dialog title={text.order.laterTitle} onClose={onClose}>
      <div className="stack">
        <OfflineWhy />
        <Refusal>{error ? sentenceOf(error) : ''}</Refusal>
        {usual.map(({ name, at }) => (
          <ActButton key={name} busy={busy} onClick={() => choose(at)}>
            {name}
          </ActButton>
        ))}
        <div className="two">
          <Choice
            label={text.order.ownDay}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          >
            <option value="">{text.order.chooseDay}</option>
            {daysAhead(now).map((each) => (
              <option key={each} value={each}>
                {formatDay(momentOf(`${each}T12:00`), lang)}
              </option>
            ))}
          </Choice>
          <Choice
            label={text.order.ownClock}
            value={clock}
            onChange={({ target }) => setClock(target.value)}
          >
            <option value="">{text.order.chooseClock}</option>
            {clockTimes.map((each) => (
              <option key={each} value={each}>
                {formatTime(momentOf(`2026-01-01T${each}`), lang)}
              </option>
            ))}
          </Choice>
        </div>
        <ActButton
          kind="primary"
          busy={busy}
          isOff={!own || own < now}
          onClick={() => own && choose(own.toISOString())}
        >
          {text.order.keepTime}
        </ActButton>
        <Field
          label={text.order.noteLabel}
          hint={text.order.optional}
          maxLength={1000}
          value={note}
          onChange={({ target }) => onNote(target.value)}
        />
      </div>
    </Dialog>
  )
}
