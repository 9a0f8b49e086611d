import { FileDown } from 'lucide-react'
import { useState } from 'react'
import type { Job } from '#contract/office/imports'
import { getImportBefore } from '#contract/office/imports'
import { fillPath } from '../../api/call'
import { LinkButton } from '../../ui/form/link-button'
import { Panel } from '../../ui/layout/panel'
import { useImportText } from '../text/imports'
import { ActButton } from '../ui/act-button'
import type { JobActs } from './acts'
import { Ask, Refused } from './acts-bar'
import { formatCount } from './words'

/** The result of the file, with the undo; for a stopped one, a button to continue. */
export function DonePanel({ job, acts }: { job: Job; acts: JobActs }) {
  const text = useImportText()
  const [isAsking, setIsAsking] = useState(false)
  const isStopped = job.state === 'stopped'
  const isTouched = job.done > 0
  const made = formatCount(job.new)
  const title = isStopped ? text.stopped.title : isTouched ? text.done.title : text.done.nothing
  return (
    <Panel title={title}>
      <div className="in stack num">
        {job.total > 0 && (
          <p role="status">{text.running.goods(formatCount(job.done), formatCount(job.total))}</p>
        )}
        {isStopped && job.total > 0 && (
          <progress value={job.done} max={job.total} aria-label={title} />
        )}
        <Refused acts={acts} />
        <div className="acts">
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
          {isTouched && job.changed > 0 && (
            <a className="button button-outline" href={fillPath(getImportBefore, job).url} download>
              <FileDown className="i s" aria-hidden />
              {text.done.before}
            </a>
          )}
        </div>
        {isTouched && job.changed > 0 && <p className="fine">{text.done.beforeHint}</p>}
        {isAsking && (
          <Ask
            title={text.done.takeOff(made)}
            requested={`${text.done.takeOffAsk(made)} ${text.done.takeOffHint}`}
            busy={acts.isBusy}
            onYes={() => {
              setIsAsking(false)
              acts.takeOff()
            }}
            onClose={() => setIsAsking(false)}
          />
        )}
      </div>
    </Panel>
  )
}
