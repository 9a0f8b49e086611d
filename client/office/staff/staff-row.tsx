import type { Staff } from '#contract/office/staff'
import { useLang, useWords } from '../../text/lang'
import { formatMoment } from '../../text/times'
import { Button } from '../../ui/form/button'
import { staffWords } from '../text/staff-words'

export function StaffRow({ person, onChange }: { person: Staff; onChange: () => void }) {
  const text = useWords(staffWords)
  const lang = useLang()
  const { name, login, role, active, totp, invited_until: until, seen_at: seen, tried } = person
  const wasHere = seen ? text.staff.seen(formatMoment(seen, lang)) : text.staff.neverSeen
  return (
    <li className="flex gap-12">
      <div className="grow">
        <p className="bold">{name}</p>
        <p className="mute">{`${login} · ${until ? text.staff.invited(formatMoment(until, lang)) : wasHere}`}</p>
        <p className="acts">
          <span className="tag">{text.roles[role]}</span>
          {totp && <span className="tag good">{text.staff.totp}</span>}
          {!active && <span className="tag bad">{text.staff.closed}</span>}
          {tried > 0 && <span className="tag bad">{text.staff.tried(tried)}</span>}
        </p>
      </div>
      <Button aria-label={text.staff.changeOf(name)} onClick={onChange}>
        {text.staff.change}
      </Button>
    </li>
  )
}
