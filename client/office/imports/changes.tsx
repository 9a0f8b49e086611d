import { ArrowRight } from 'lucide-react'
import { ownColumns } from '#contract/office/csv-columns'
import type { Job } from '#contract/office/imports'
import { useWords } from '../../text/lang'
import { Panel } from '../../ui/layout/panel'
import { Thumb } from '../../ui/media/thumb'
import { Link } from '../../ui/text/link'
import { type JobRow, useRows } from './reads'
import { formatCount, useValueName, useValueWords } from './say'
import { importWords } from './words'

const order: readonly string[] = ownColumns

/** In the order of the own file's columns; others come last. */
function inOrder(values: JobRow['values']) {
  const place = (column: string) => order.indexOf(column) + 1 || order.length + 1
  return Object.entries(values).sort(([one], [other]) => place(one) - place(other))
}

const shownAtFirst = 3

/** The first few changes, beside the errors. */
export function ChangesPanel({ job, onAll }: { job: Job; onAll: () => void }) {
  const { rows: text } = useWords(importWords)
  const rows = useRows(job, 'changed').data?.pages[0]?.rows.slice(0, shownAtFirst)
  if (!rows || rows.length === 0) return null
  return (
    <Panel
      title={text.sample}
      actions={
        <button type="button" className="link num" onClick={onAll}>
          {text.all(formatCount(job.changed))}
        </button>
      }
    >
      <Changes rows={rows} />
    </Panel>
  )
}

/** Products with their changed values. */
export function Changes({ rows }: { rows: readonly JobRow[] }) {
  return (
    <ul className="ruled changes num">
      {rows.map((row) => (
        <ChangedRow key={row.line} row={row} />
      ))}
    </ul>
  )
}

/** A product with each changed value, before and after. */
function ChangedRow({ row }: { row: JobRow }) {
  const { rows: text } = useWords(importWords)
  const nameOf = useValueName()
  const say = useValueWords()
  const { line, title, product_id, image, kind, values } = row
  const name = title || text.noTitle
  return (
    <li className="grid item">
      <Thumb url={image} />
      <div>
        {product_id === null ? (
          <b className="break">{name}</b>
        ) : (
          <Link className="bold" to={`/products/${product_id}`}>
            {name}
          </Link>
        )}
        <p className="fine">{text.lineOf(line)}</p>
        {inOrder(values)
          .filter(([column]) => kind !== 'new' || column !== 'title')
          .map(([column, { was, will }]) => (
            <p key={column}>
              <span className="mute">{`${nameOf(column)}: `}</span>
              {kind !== 'new' && (
                <>
                  <s className="mute">{say(column, was)}</s>
                  <ArrowRight className="glyph glyph-small" aria-label={text.becomes} />
                </>
              )}
              <b className="ink-green break">{say(column, will)}</b>
            </p>
          ))}
      </div>
    </li>
  )
}
