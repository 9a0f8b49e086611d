import { type ComponentType, Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { ImportState, Meaning } from '#contract/office/import-rules'
import type { Job } from '#contract/office/imports'
import { useWords } from '../../text/lang'
import { Screen } from '../shell/screen'
import { OfflineWhy } from '../ui/act-button'
import { late } from '../ui/late'
import { Unread } from '../ui/read-failed'
import { Waiting } from '../ui/waiting'
import { type JobActs, useJobActs } from './acts'
import { FailedPanel } from './failed-panel'
import { FilePanel } from './file-panel'
import { FoundPart } from './found-part'
import { MeaningsPanel } from './meanings-panel'
import { OptionsPanel } from './options-panel'
import { useJob } from './reads'
import { ReceivingPanel } from './receiving-panel'
import { RunningPanel } from './running-panel'
import { type StepName, StepsBar } from './steps-bar'
import { importWords } from './words'
import './imports.css'

const ColumnsPanel = late(async () => (await import('./columns-panel')).ColumnsPanel)
/** Without one of these, the headers are perhaps in another language. */
const naming = new Set<Meaning>(['title', 'slug', 'own_code', 'handle'])
type Part = ComponentType<{ job: Job; acts: JobActs }>
/** The step of a state, and its part of the screen. */
const steps: Record<ImportState, [name: StepName, Part: Part]> = {
  receiving: ['file', ReceivingPanel],
  checking: ['check', RunningPanel],
  checked: ['check', FoundPart],
  applying: ['apply', RunningPanel],
  fetching: ['apply', FoundPart],
  taking_off: ['apply', RunningPanel],
  stopped: ['apply', FoundPart],
  done: ['apply', FoundPart],
  failed: ['check', FailedPanel],
}

/** A file from its upload into the shop, step by step. */
export function ImportPage() {
  const text = useWords(importWords)
  const { id = '' } = useParams()
  const read = useJob(Number(id))
  const job = read.data?.job
  return (
    <Screen title={text.title} back="/import" isAlone>
      <Unread read={read} />
      {job && <Steps key={job.id} job={job} />}
    </Screen>
  )
}

function Steps({ job }: { job: Job }) {
  const acts = useJobActs(job)
  const { state, columns } = job
  const isMapping = useIsMapping(job)
  const [step, Part] = steps[state]
  const mayMap = (state === 'checked' || state === 'failed') && columns.length > 0
  return (
    <div className="imports stack">
      <StepsBar now={isMapping ? 'columns' : step} isOver={state === 'done'} />
      <OfflineWhy />
      <div className="import-room with-aside">
        <div className="stack">
          {(!isMapping || state === 'failed') && <Part job={job} acts={acts} />}
          {isMapping && (
            <Suspense fallback={<Waiting />}>
              <ColumnsPanel key={job.v} job={job} acts={acts} />
            </Suspense>
          )}
        </div>
        <div className="stack">
          <FilePanel job={job} />
          {columns.length > 0 && !isMapping && <MeaningsPanel job={job} mayChange={mayMap} />}
          {(state === 'checked' || state === 'checking') && job.found && !isMapping && (
            <OptionsPanel job={job} acts={acts} />
          )}
        </div>
      </div>
    </div>
  )
}

/** If the shop could not read all columns, they come before the check's result. */
function useIsMapping({ state, columns, attributes, kind }: Job): boolean {
  const step = useSearchParams()[0].get('step')
  if (columns.length === 0) return false
  if (state === 'failed') return true
  const isNamed = columns.some(({ meaning }) => meaning && naming.has(meaning))
  const hasQuestions = attributes.some(({ is_asked }) => is_asked) || (kind === 'other' && !isNamed)
  return state === 'checked' && (step === 'columns' || (hasQuestions && step !== 'check'))
}
