import type { Job } from '#contract/office/imports'
import { useWords } from '../../text/lang'
import { ActButton } from '../ui/act-button'
import type { JobActs } from './acts'
import { formatCount } from './say'
import { StepPanel } from './step-parts'
import { importWords } from './words'

/** The running work on the file, its progress and the time left. */
export function RunningPanel({ job, acts }: { job: Job; acts: JobActs }) {
  const { running } = useWords(importWords)
  const { state, done, total, seconds_left: left } = job
  const title = running[state as 'checking']
  const [doneWords, totalWords] = [formatCount(done), formatCount(total)]
  const ofCheck = done > 0 ? running.rows(doneWords, totalWords) : running.reading(totalWords)
  // The progress of taking products off sale is unknown.
  const isKnown = total > 0 && (state !== 'checking' || done > 0) && state !== 'taking_off'
  return (
    <StepPanel
      title={title}
      acts={acts}
      buttons={
        <ActButton busy={acts.isBusy} onClick={acts.stop}>
          {running.stop}
        </ActButton>
      }
    >
      {state !== 'taking_off' && (
        <p className="bold" role="status">
          {state === 'checking' ? ofCheck : running.products(doneWords, totalWords)}
        </p>
      )}
      <progress value={isKnown ? done : undefined} max={isKnown ? total : 1} aria-label={title} />
      {left !== null && (
        <p className="mute">
          {left < 90 ? running.seconds(left) : running.minutes(Math.ceil(left / 60))}
        </p>
      )}
      <p className="fine">{running.close}</p>
    </StepPanel>
  )
}
