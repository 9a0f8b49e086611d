import { type LucideIcon, MessageSquareText, Package, PhoneCall, Truck, Undo2 } from 'lucide-react'
import type { OutputOf } from '#contract/endpoint'
import type { getToday } from '#contract/office/today'
import { useLang, useWords } from '../../text/lang'
import { formatWait } from '../../text/times'
import { useNow } from '../../ui/state/use-now'
import { Link } from '../../ui/text/link'
import { todayWords } from '../text/today-words'

type Today = OutputOf<typeof getToday>
type TaskProps = { to: string; name: string; n: number; hint: string; Icon: LucideIcon }
const queues = [
  { queue: 'call', Icon: PhoneCall },
  { queue: 'pack', Icon: Package },
  { queue: 'hand', Icon: Truck },
  { queue: 'back', Icon: Undo2 },
] as const

/** Waiting work and the age of its oldest; each leads to its list. */
export function Tasks({ today: { tasks } }: { today: Today }) {
  const text = useWords(todayWords)
  const lang = useLang()
  const nowMs = useNow()
  const { messages, reviews } = tasks
  return (
    <nav className="grid gap-12 todo num" aria-label={text.today.tasks}>
      {queues.map(({ queue, Icon }) => {
        const { n, oldest } = tasks[queue]
        return (
          <Task
            key={queue}
            to={`/orders?queue=${queue}`}
            name={text.today[queue]}
            n={n}
            hint={
              oldest
                ? text.today.oldest(formatWait(oldest, lang, new Date(nowMs)))
                : text.today.done
            }
            Icon={Icon}
          />
        )
      })}
      <Task
        to={messages === 0 && reviews > 0 ? '/inbox?tab=reviews&state=held' : '/inbox'}
        name={text.today.answer}
        n={messages + reviews}
        hint={messages + reviews ? text.today.toAnswer(messages, reviews) : text.today.done}
        Icon={MessageSquareText}
      />
    </nav>
  )
}

/** Orders to call come first. */
function Task({ to, name, n, hint, Icon }: TaskProps) {
  return (
    <Link to={to} className={Icon === PhoneCall && n > 0 ? 'hot' : undefined}>
      <span className="disc task-icon">
        <Icon className="glyph" aria-hidden />
      </span>
      <b>{name}</b>
      <small className="mute small">{hint}</small>
      <span className="bold tally">{n}</span>
    </Link>
  )
}
