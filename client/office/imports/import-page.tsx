import { useParams } from 'react-router'
import { Screen } from '../shell/screen'
import { useImportText } from '../text/imports'
import { OfflineWhy } from '../ui/act-button'
import { ReadFailed } from '../ui/read-failed'
import { Waiting } from '../ui/waiting'
import { useJobActs } from './acts'
import { FilePanel } from './file-panel'
import { FoundPart } from './found-part'
import { isRunning, useJob } from './reads'
import { ReceivingPanel } from './receiving-panel'
import { RunningPanel } from './running-panel'
import { type StepName, StepsBar } from './steps-bar'
import { TroublePanel } from './trouble-panel'
import type { ImportState } from '#contract/office/import-rules'
import type { Job } from '#contract/office/imports-shapes'
import './imports.css'

const steps: Record<ImportState, StepName> = {
  receiving: 'file',
  checking: 'check',
  checked: 'check',
  applying: 'apply',
  fetching: 'apply',
  taking_off: 'apply',
  stopped: 'apply',
  done: 'apply',
  failed: 'check',
}

/** A file from its pieces to the shop, step by step. */
export function ImportPage() {
  const text = useImportText()
  const { id = '' } = useParams()
  const { data, error, refetch } = useJob(Number(id))
  return (
    <Screen title={text.title} back="/import">
      {error && !data && <ReadFailed error={error} onRetry={refetch} />}
      {!data && !error && <Waiting />}
      {data && <Steps key={data.job.id} job={data.job} />}
    </Screen>
  )
}

function Steps({ job }: { job: Job }) {
  const acts = useJobActs(job)
  const { state } = job
  const isFound = ['checked', 'fetching', 'stopped', 'done'].includes(state)
  return (
    <div className="imports">
      <StepsBar now={steps[state]} isOver={state === 'done'} />
      <OfflineWhy />
      <div className="imp">
        <div>
          {state === 'receiving' && <ReceivingPanel job={job} acts={acts} />}
          {isRunning(job) && !isFound && <RunningPanel job={job} acts={acts} />}
          {state === 'failed' && <TroublePanel job={job} acts={acts} />}
          {isFound && <FoundPart job={job} acts={acts} />}
        </div>
        <div>
          <FilePanel job={job} />
        </div>
      </div>
    </div>
  )
}
