import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { exportProducts } from '#contract/office/exports'
import type { ImportState } from '#contract/office/import-rules'
import type { Job } from '#contract/office/imports'
import { beginImport } from '#contract/office/imports'
import { useWords } from '../../text/lang'
import { Panel } from '../../ui/layout/panel'
import { Link } from '../../ui/text/link'
import { ProofRefused } from '../api/proof'
import { sentenceOf, useSend } from '../api/send'
import { Screen } from '../shell/screen'
import { OfflineWhy } from '../ui/act-button'
import { MoreRows } from '../ui/more-rows'
import { Unread } from '../ui/read-failed'
import { When } from '../ui/when'
import { cacheJob } from './acts'
import { FileChoice } from './file-choice'
import { useJobs } from './reads'
import { formatCount } from './say'
import { sendFile } from './sending'
import { StepsBar } from './steps-bar'
import { importWords } from './words'
import './imports.css'

/** A new file, and former ones. */
export function ImportsPage() {
  const text = useWords(importWords)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const pages = useJobs()
  const [refusal, setRefusal] = useState('')
  const begin = useSend(beginImport, { inForm: true })
  const jobs = pages.data?.pages.flatMap((page) => page.jobs)

  async function take(file: File) {
    setRefusal('')
    try {
      const input = { file_name: file.name.slice(-200), bytes: file.size }
      const { job } = await begin.mutateAsync(input)
      cacheJob(queryClient, job)
      sendFile(queryClient, job, file)
      navigate(`/import/${job.id}`)
    } catch (error) {
      if (!(error instanceof ProofRefused)) setRefusal(sentenceOf(error as never))
    }
  }

  return (
    <Screen title={text.title} back="/products" isAlone>
      <div className="imports stack">
        <StepsBar now="file" />
        <OfflineWhy />
        <Panel title={text.give.title}>
          <div className="panel-body stack">
            <p>{text.give.about}</p>
            <FileChoice busy={begin.isPending} refusal={refusal} onFile={take} />
            <p className="fine">{text.give.limits}</p>
            <p className="fine">
              {`${text.give.sample} `}
              <a className="link" href={`${exportProducts.path}?tab=all`} download>
                {text.export}
              </a>
            </p>
          </div>
        </Panel>
        <Panel title={text.list.title}>
          <Unread read={pages} />
          {jobs?.length === 0 && <p className="panel-body mute">{text.list.none}</p>}
          {jobs && jobs.length > 0 && (
            <ul className="ruled files">
              {jobs.map((job) => (
                <FileRow key={job.id} job={job} />
              ))}
            </ul>
          )}
          <MoreRows pages={pages} />
        </Panel>
      </div>
    </Screen>
  )
}

const looks: Partial<Record<ImportState, string>> = {
  checked: 'warn',
  stopped: 'warn',
  done: 'good',
  failed: 'bad bold',
}

function StateTag({ state }: { state: ImportState }) {
  const text = useWords(importWords)
  return <span className={`tag ${looks[state] ?? ''}`}>{text.states[state]}</span>
}

/** A row of a former file, which opens it. */
function FileRow({ job }: { job: Job }) {
  const text = useWords(importWords)
  const { id, file_name, state, by, at, wrong, failed } = job
  const isRead = !['receiving', 'checking', 'failed'].includes(state)
  return (
    <li>
      <Link to={`/import/${id}`} className="flex wraps num">
        <b className="break" lang="en">
          {file_name}
        </b>
        <StateTag state={state} />
        <small className="small mute">
          <When at={at} />
          {` · ${text.list.by(by)}`}
          {isRead && ` · ${text.list.counts(formatCount(job.new), formatCount(job.changed))}`}
        </small>
        {isRead && wrong + failed > 0 && (
          <small className="bold small ink-brick">
            {text.list.wrong(formatCount(wrong + failed))}
          </small>
        )}
      </Link>
    </li>
  )
}
