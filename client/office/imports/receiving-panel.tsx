import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pieceBytes } from '#contract/office/import-rules'
import type { Job } from '#contract/office/imports'
import { Panel } from '../../ui/layout/panel'
import { sentenceOf } from '../api/send'
import { useImportText } from '../text/imports'
import { useText } from '../text/lang'
import { ActButton } from '../ui/act-button'
import type { JobActs } from './acts'
import { Refused } from './acts-bar'
import { FileChoice } from './file-choice'
import { type Sending, sendAgain, sendFile, useSending } from './sending'

/** A file during its upload, or one whose upload a closed tab ended. */
export function ReceivingPanel({ job, acts }: { job: Job; acts: JobActs }) {
  const { words } = useText()
  const text = useImportText()
  const sending = useSending(job.id)
  const queryClient = useQueryClient()
  const [isOther, setIsOther] = useState(false)
  const isWhole = job.done === job.total
  const isGone = sending?.why === 'unreadable'

  function giveAgain(file: File) {
    const isSame = file.name.slice(-200) === job.file_name
    const isAsLong = Math.ceil(file.size / pieceBytes) === job.total
    setIsOther(!isSame || !isAsLong)
    if (isSame && isAsLong) sendFile(queryClient, job, file)
  }

  return (
    <Panel title={text.sending.title}>
      <div className="in stack">
        {sending && !isGone && <Progress sending={sending} />}
        {sending?.state === 'failed' && !isGone && (
          <ActButton kind="primary" onClick={() => sendAgain(queryClient, job.id)}>
            {words.tryAgain}
          </ActButton>
        )}
        {!sending && isWhole && (
          <>
            <p>{text.sending.whole}</p>
            <ActButton kind="primary" busy={acts.isBusy} onClick={() => acts.check()}>
              {text.sending.check}
            </ActButton>
          </>
        )}
        {((!sending && !isWhole) || isGone) && (
          <>
            <p className="note">{isGone ? text.sending.unreadable : text.sending.lost}</p>
            <FileChoice
              refusal={isOther ? text.sending.other(job.file_name) : ''}
              onFile={giveAgain}
            />
          </>
        )}
        <Refused acts={acts} />
        <div className="acts">
          <ActButton className="quiet" busy={acts.isBusy} onClick={acts.remove}>
            {text.removeNow}
          </ActButton>
        </div>
      </div>
    </Panel>
  )
}

function Progress({ sending: { state, done, of, why } }: { sending: Sending }) {
  const { sending: text } = useImportText()
  return (
    <>
      <p className="b num" role="status">
        {text.part(done, of)}
      </p>
      <progress value={done} max={of} aria-label={text.title} />
      {state === 'sending' && <p className="fine">{text.stay}</p>}
      {state === 'waiting' && (
        <p className="note" role="status">
          {text.waits}
        </p>
      )}
      <div role="alert">
        {why && why !== 'unreadable' && <p className="wrong">{sentenceOf(why)}</p>}
      </div>
    </>
  )
}
