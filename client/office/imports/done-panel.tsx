import { useState } from 'react'
import type { Job } from '#contract/office/imports'
import { getImportBefore } from '#contract/office/imports'
import { useWords } from '../../text/lang'
import { LinkButton } from '../../ui/form/link-button'
import { ActButton } from '../ui/act-button'
import { Dialog } from '../ui/dialog'
import { FormActs } from '../ui/form-acts'
import type { JobActs } from './acts'
import { Download } from './download'
import { formatCount } from './say'
import { StepPanel } from './step-parts'
import { importWords } from './words'

/** The result of the file, with the undo; for a stopped one, a button to continue. */
export function DonePanel({ job, acts }: { job: Job; acts: JobActs }) {
  const text = useWords(importWords)
  const [isAsking, setIsAsking] = useState(false)
  const isStopped = job.state === 'stopped'
  const isTouched = job.done > 0
  const isChanged = isTouched && job.changed > 0
  const made = formatCount(job.new)
  const title = isStopped ? text.stopped.title : isTouched ? text.done.title : text.done.nothing
  return (
    <StepPanel
      title={title}
      acts={acts}
      buttons={
        <>
          {isStopped ? (
            <ActButton kind="primary" busy={acts.isBusy} onClick={acts.apply}>
              {text.stopped.goOn}
            </ActButton>
          ) : (
            <LinkButton kind="primary" to="/products">
              {text.done.seeProducts}
            </LinkButton>
          )}
          {isTouched && job.new > 0 && (
            <ActButton busy={acts.isBusy} onClick={() => setIsAsking(true)}>
              {text.done.takeOff(made)}
            </ActButton>
          )}
          {isChanged && (
            <Download of={getImportBefore} job={job}>
              {text.done.before}
            </Download>
          )}
        </>
      }
      hint={isChanged && text.done.beforeHint}
    >
      {job.total > 0 && (
        <p role="status">{text.running.products(formatCount(job.done), formatCount(job.total))}</p>
      )}
      {isStopped && job.total > 0 && (
        <progress value={job.done} max={job.total} aria-label={title} />
      )}
      {isAsking && (
        <Dialog title={text.done.takeOff(made)} onClose={() => setIsAsking(false)}>
          <div className="stack">
            <p className="num">{`${text.done.takeOffAsk(made)} ${text.done.takeOffHint}`}</p>
            <FormActs
              busy={acts.isBusy}
              onClick={() => {
                setIsAsking(false)
                acts.takeOff()
              }}
              onClose={() => setIsAsking(false)}
            >
              {text.done.takeOff(made)}
            </FormActs>
          </div>
        </Dialog>
      )}
    </StepPanel>
  )
}
