import { useQuery } from '@tanstack/react-query'
import { endSessions, getSessions } from '#contract/office/staff'
import { read } from '../../api/read'
import { useLang, useWords } from '../../text/lang'
import { formatMoment } from '../../text/times'
import { Button } from '../../ui/form/button'
import { Panel } from '../../ui/layout/panel'
import { useSend } from '../api/send'
import { accountWords } from '../text/account-words'
import { ReadFailed } from '../ui/read-failed'

/** The person's sessions, with buttons to end one of the others, or all of them. */
export function SessionsPanel() {
  const text = useWords(accountWords)
  const lang = useLang()
  const { data: answer, error, refetch } = useQuery(read(getSessions, {}))
  const end = useSend(endSessions, { refreshes: [getSessions] })
  const sessions = answer?.sessions ?? []
  return (
    <Panel
      title={text.me.sessions}
      actions={
        sessions.length > 1 && (
          <Button
            kind="danger-outline"
            busy={end.isPending}
            onClick={() => end.mutate({ id: 'all' })}
          >
            {text.me.endAll}
          </Button>
        )
      }
    >
      {error && !answer && <ReadFailed error={error} onRetry={refetch} />}
      <ul className="ruled sessions num">
        {sessions.map(({ id, device, address, seen_at, started_at, current }) => (
          <li className="flex" key={id}>
            <div className="grow">
              <p className="bold">
                {device} {current && <span className="tag good">{text.me.current}</span>}
              </p>
              <p className="mute">
                {[
                  address,
                  text.me.seen(formatMoment(seen_at, lang)),
                  text.me.started(formatMoment(started_at, lang)),
                ].join(' · ')}
              </p>
            </div>
            {!current && (
              <Button
                aria-label={text.me.endOf(device)}
                busy={end.isPending && end.variables.id === id}
                onClick={() => end.mutate({ id })}
              >
                {text.me.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
