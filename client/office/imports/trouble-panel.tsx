import type { Job } from '#contract/office/imports'
import { LinkButton } from '../../ui/form/link-button'
import { Panel } from '../../ui/layout/panel'
import { useImportText } from '../text/imports'
import { sayRefusal } from '../text/say-refusal'
import { ActButton } from '../ui/act-button'
import type { JobActs } from './acts'
import { Refused } from './acts-bar'

/** A file that is refused as a whole, with the reason. */
export function TroublePanel({ job, acts }: { job: Job; acts: JobActs }) {
  const text = useImportText()
  return (
    <Panel title={text.failed}>
      <div className="in stack">
        <p className="note bad" role="alert">
          {sayRefusal(job.trouble ?? '')}
        </p>
        <Refused acts={acts} />
        <div className="acts">
          <LinkButton kind="primary" to="/import">
            {text.giveOther}
          </LinkButton>
          <ActButton busy={acts.isBusy} onClick={acts.remove}>
            {text.removeNow}
          </ActButton>
        </div>
      </div>
    </Panel>
  )
}
