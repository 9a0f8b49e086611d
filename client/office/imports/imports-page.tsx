import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { exportProducts } from '#contract/office/exports'
import { beginImport } from '#contract/office/imports'
import { Panel } from '../../ui/layout/panel'
import { ProofRefused } from '../api/proof'
import { sentenceOf, useSend } from '../api/send'
import { Screen } from '../shell/screen'
import { useImportText } from '../text/imports'
import { OfflineWhy } from '../ui/act-button'
import { MoreRows } from '../ui/more-rows'
import { ReadFailed } from '../ui/read-failed'
import { Waiting } from '../ui/waiting'
import { cacheJob } from './acts'
import { FileChoice } from './file-choice'
import { FileRow } from './file-row'
import { useJobs } from './reads'
import { sendFile } from './sending'
import { StepsBar } from './steps-bar'
import './imports.css'

/** A new file, and former ones. */
export function ImportsPage() {
  const text = useImportText()
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
          <div className="in stack">
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
          {pages.error && !pages.data && <ReadFailed error={pages.error} onRetry={pages.refetch} />}
          {!pages.data && !pages.error && <Waiting />}
          {jobs?.length === 0 && <p className="in mute">{text.list.none}</p>}
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
