import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { getStaff } from '#contract/office/staff'
import { read } from '../../api/read'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Screen } from '../shell/screen'
import { frameWords } from '../text/frame-words'
import { staffWords } from '../text/staff-words'
import { ReadFailed } from '../ui/read-failed'
import { InviteDialog } from './invite-dialog'
import { PersonDialog } from './person-dialog'
import { StaffRow } from './staff-row'
import './staff-page.css'

/** The staff of the shop. */
export function StaffPage() {
  const text = useWords(staffWords)
  const frame = useWords(frameWords)
  const { data: answer, error, refetch } = useQuery(read(getStaff, {}))
  const [isInviting, setIsInviting] = useState(false)
  const [changedId, setChangedId] = useState<number | null>(null)
  const changed = answer?.staff.find(({ id }) => id === changedId)
  return (
    <Screen
      title={frame.places.staff}
      back="/more"
      actions={
        <Button onClick={() => setIsInviting(true)}>
          <UserPlus className="glyph" aria-hidden />
          {text.staff.invite}
        </Button>
      }
    >
      {error && !answer && <ReadFailed error={error} onRetry={refetch} />}
      {answer && (
        <ul className="panel ruled people num">
          {answer.staff.map((person) => (
            <StaffRow key={person.id} person={person} onChange={() => setChangedId(person.id)} />
          ))}
        </ul>
      )}
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
      {changed && <PersonDialog person={changed} onClose={() => setChangedId(null)} />}
    </Screen>
  )
}
