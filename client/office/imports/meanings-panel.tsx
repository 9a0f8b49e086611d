import type { Meaning } from '#contract/office/import-rules'
import type { Job } from '#contract/office/imports'
import { useWords } from '../../text/lang'
import { Panel } from '../../ui/layout/panel'
import { Link } from '../../ui/text/link'
import { formatCount } from './say'
import { importWords } from './words'

const ofOptions = new Set<Meaning>(['option_name', 'option_value'])
/** Prices first: people check these columns most. */
const ofPrices = new Set<Meaning>(['price', 'old_price', 'regular_price', 'sale_price'])

/** The meanings that the check found; columns of an own file mean their names. */
export function MeaningsPanel({ job, mayChange }: { job: Job; mayChange: boolean }) {
  const text = useWords(importWords)
  const { id, kind, columns, attributes, unknown_columns: unknown } = job
  // Names and values of options are shown by the options themselves.
  const known = columns.filter(
    ({ meaning }) => kind !== 'own' && meaning && !ofOptions.has(meaning),
  )
  const prices = known.filter(({ meaning }) => meaning && ofPrices.has(meaning))
  const others = known.filter((column) => !prices.includes(column))
  const [first = ''] = unknown
  return (
    <Panel
      title={text.mapping.found}
      actions={
        mayChange && (
          <Link className="link" to={`/import/${id}?step=columns`}>
            {text.mapping.change}
          </Link>
        )
      }
    >
      <div className="panel-body num">
        {kind === 'own' && <p>{text.mapping.own}</p>}
        <dl className="fact-list means">
          {attributes.map(({ name, meaning }) => (
            <Meant key={`option ${name}`} name={name} meaning={text.attributes[meaning]} />
          ))}
          {prices.map(({ name, meaning }) => (
            <Meant key={name} name={name} meaning={meaning ? text.columns[meaning] : ''} />
          ))}
          {unknown.length > 0 && (
            <>
              <dt title={unknown.join(', ')}>
                <span lang="en">{first}</span>
                {unknown.length > 1 && ` ${text.mapping.others(formatCount(unknown.length - 1))}`}
              </dt>
              <dd className="mute">{text.mapping.none}</dd>
            </>
          )}
        </dl>
        {others.length > 0 && (
          <details>
            <summary>
              <span className="link">{text.mapping.all(formatCount(others.length))}</span>
            </summary>
            <dl className="fact-list means">
              {others.map(({ name, meaning }, nr) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may share a name
                <Meant key={nr} name={name} meaning={meaning ? text.columns[meaning] : ''} />
              ))}
            </dl>
          </details>
        )}
      </div>
    </Panel>
  )
}

function Meant({ name, meaning }: { name: string; meaning: string }) {
  return (
    <>
      <dt lang="en">{name}</dt>
      <dd>{meaning}</dd>
    </>
  )
}
