import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { piecesOf } from '#contract/office/import-rules'
import type { Job } from '#contract/office/imports'
import { useWords } from '../../text/lang'
import { sentenceOf } from '../api/send'
import { frameWords } from '../text/frame-words'
import { ActButton } from '../ui/act-button'
import type { JobActs } from './acts'
import { FileChoice } from './file-choice'
import { type Sending, sendAgain, sendFile, useSending } from './sending'
import { StepPanel } from './step-parts'
import { importWords } from './words'

/** A file during its upload, or one whose upload a closed tab ended. */
export function ReceivingPanel({ job, acts }: { job: Job; acts: JobActs }) {
  const { words } = useWords(frameWords)
  const { sending: text, removeNow } = useWords(importWords)
  const sending = useSending(job.id)
  const queryClient = useQueryClient()
  const [isOther, setIsOther] = useState(false)
  const isGone = sending?.why === 'unreadable'
  const isMissing = isGone || (!sending && job.done < job.total)

  function giveAgain(file: File) {
    const isSame = file.name.slice(-200) === job.file_name && piecesOf(file.size) === job.total
    setIsOther(!isSame)
    if (isSame) sendFile(queryClient, job, file)
  }

  return (
    <StepPanel
      title={text.title}
      acts={acts}
      buttons={
        <ActButton className="quiet" busy={acts.isBusy} onClick={acts.remove}>
          {removeNow}
        </ActButton>
      }
    >
      {isMissing && (
        <>
          <p className="note">{isGone ? text.unreadable : text.lost}</p>
          <FileChoice refusal={isOther ? text.other(job.file_name) : ''} onFile={giveAgain} />
        </>
      )}
      {!isMissing && sending && <Progress sending={sending} />}
      {!isMissing && sending?.state === 'failed' && (
        <ActButton kind="primary" onClick={() => sendAgain(queryClient, job.id)}>
          {words.tryAgain}
        </ActButton>
      )}
      {!isMissing && !sending && (
        <>
          <p>{text.whole}</p>
          <ActButton kind="primary" busy={acts.isBusy} onClick={() => acts.check()}>
            {text.check}
          </ActButton>
        </>
      )}
    </StepPanel>
  )
}

function Progress({ sending: { state, done, of, why } }: { sending: Sending }) {
  const { sending: text } = useWords(importWords)
  return (
    <>
      <p className="bold num" role="status">
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
