import { useState } from 'react'
import type { Job } from '#contract/office/imports'
import { useWords } from '../../text/lang'
import { Panel } from '../../ui/layout/panel'
import { Link } from '../../ui/text/link'
import { sayRefusal } from '../text/say-refusal'
import { ActButton } from '../ui/act-button'
import { MoreRows } from '../ui/more-rows'
import type { JobActs } from './acts'
import { usePictureFailures } from './reads'
import { formatCount } from './say'
import { importWords } from './words'

const shownAtFirst = 5

/** Pictures that are fetched from links after the products: their number, and the failed ones. */
export function PicturesPanel({ job, acts }: { job: Job; acts: JobActs }) {
  const { pictures: text, rows: words, running } = useWords(importWords)
  const [isAll, setIsAll] = useState(false)
  const pages = usePictureFailures(job)
  const { of, done, failed } = job.pictures
  const known = failed > 0 ? pages.data?.pages.flatMap((page) => page.rows) : []
  const rows = isAll ? known : known?.slice(0, shownAtFirst)
  const isFetching = job.state === 'fetching'
  return (
    <Panel
      title={text.title}
      actions={
        failed > shownAtFirst &&
        !isAll && (
          <button type="button" className="link num" onClick={() => setIsAll(true)}>
            {words.all(formatCount(failed))}
          </button>
        )
      }
    >
      <div className="panel-body stack num">
        <p className="bold" role="status">
          {text.fetched(formatCount(done), formatCount(of))}
          {failed > 0 && ` · ${text.failed(formatCount(failed))}`}
        </p>
        {isFetching && (
          <>
            <progress value={done + failed} max={of} aria-label={text.title} />
            <p className="fine">{running.close}</p>
          </>
        )}
        <div className="acts">
          {isFetching && (
            <ActButton busy={acts.isBusy} onClick={acts.stop}>
              {running.stop}
            </ActButton>
          )}
          {!isFetching && failed > 0 && (
            <ActButton busy={acts.isBusy} onClick={acts.fetchAgain}>
              {text.again}
            </ActButton>
          )}
        </div>
      </div>
      {rows && rows.length > 0 && (
        <ul className="ruled cards num">
          {rows.map(({ product_id, title, url, message }) => (
            <li className="grid gap-4" key={`${product_id} ${url}`}>
              <Link className="bold" to={`/products/${product_id}`}>
                {title}
              </Link>
              <p className="fine" lang="en">
                {url}
              </p>
              <p>{sayRefusal(message)}</p>
            </li>
          ))}
        </ul>
      )}
      {isAll && <MoreRows pages={pages} />}
    </Panel>
  )
}
