import type { Job } from '#contract/office/imports'
import { useWords } from '../../text/lang'
import { LinkButton } from '../../ui/form/link-button'
import { sayRefusal } from '../text/say-refusal'
import { ActButton } from '../ui/act-button'
import type { JobActs } from './acts'
import { StepPanel } from './step-parts'
import { importWords } from './words'

/** A file that is refused as a whole, with the reason. */
export function FailedPanel({ job, acts }: { job: Job; acts: JobActs }) {
  const text = useWords(importWords)
  return (
    <StepPanel
      title={text.failed}
      acts={acts}
      buttons={
        <>
          <LinkButton kind="primary" to="/import">
            {text.giveOther}
          </LinkButton>
          <ActButton busy={acts.isBusy} onClick={acts.remove}>
            {text.removeNow}
          </ActButton>
        </>
      }
    >
      <p className="note bad" role="alert">
        {sayRefusal(job.trouble ?? '')}
      </p>
    </StepPanel>
  )
}
