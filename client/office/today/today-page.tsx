import { useLang, useWords } from '../../text/lang'
import { serverNow } from '../../text/server-clock'
import { formatDay } from '../../text/times'
import { useRights } from '../api/me'
import { useProgress } from '../begin-shop/progress'
import { Screen } from '../shell/screen'
import { todayWords } from '../text/today-words'
import { late, latePart } from '../ui/late'
import { ReadFailed } from '../ui/read-failed'
import { CallsPanel } from './calls-panel'
import { DaysPanel } from './days-panel'
import { Figures } from './figures'
import { ProductsPanel } from './products-panel'
import { useToday } from './queries'
import { Tasks } from './tasks'
import './today-page.css'
import { Waiting } from '../ui/waiting'

const UnsentPanel = latePart(async () => (await import('./unsent-panel')).UnsentPanel)
const FirstSteps = late(async () => (await import('../begin-shop/first-steps')).FirstSteps)

/**
 * Waiting work and the figures of the last days. An owner of an empty shop gets the first steps.
 */
export function TodayPage() {
  const text = useWords(todayWords)
  const lang = useLang()
  const { data: today, error, refetch } = useToday()
  const rights = useRights()
  const { isOver } = useProgress()
  if (today?.begins && !isOver && rights.includes('settings')) return <FirstSteps />
  const title = text.today.title(formatDay(today?.days.at(-1)?.day ?? serverNow(), lang))
  return (
    <Screen title={title}>
      {error && !today && <ReadFailed error={error} onRetry={refetch} />}
      {!today && !error && <Waiting />}
      {today && (
        <div className="grid gap-14 today">
          <Tasks today={today} />
          {today.unsent.length + today.channels.length > 0 && (
            <UnsentPanel unsent={today.unsent} channels={today.channels} />
          )}
          <Figures days={today.days} />
          <div className="grid gap-14 start cols">
            <CallsPanel />
            <DaysPanel days={today.days} />
            <ProductsPanel products={today.products} days={today.days.length} />
          </div>
        </div>
      )}
    </Screen>
  )
}
