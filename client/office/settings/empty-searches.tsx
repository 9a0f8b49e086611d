import { useQuery } from '@tanstack/react-query'
import { getSearches } from '#contract/office/settings'
import { read } from '../../api/read'
import { useWords } from '../../text/lang'
import { Panel } from '../../ui/layout/panel'
import { ReadFailed } from '../ui/read-failed'
import { When } from '../ui/when'
import { settingsWords } from './words'

/** Beside the list of synonyms: what it lacks, and the groups that come with the program. */
export function EmptySearches() {
  const words = useWords(settingsWords)
  const { data, error, refetch } = useQuery(read(getSearches, {}))
  if (error && !data) return <ReadFailed error={error} onRetry={refetch} />
  if (!data) return null
  return (
    <Panel title={words.searched}>
      <div className="panel-body stack">
        <p className="hint">{data.searches.length > 0 ? words.whySearched : words.noneSearched}</p>
        <ol className="searches">
          {data.searches.map(({ keyword, times, last_at }) => (
            <li className="flow between" key={keyword}>
              <b translate="no">{keyword}</b>
              <span className="mute num">
                {`${words.times(times)}, `}
                <When at={last_at} />
              </span>
            </li>
          ))}
        </ol>
        <details>
          <summary className="link">{words.shipped}</summary>
          <pre className="groups" translate="no">
            {data.shipped}
          </pre>
        </details>
      </div>
    </Panel>
  )
}
