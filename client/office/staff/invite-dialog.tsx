import { useState } from 'react'
import { roles } from '#contract/office/rights'
import { getStaff, inviteStaff } from '#contract/office/staff'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Field } from '../../ui/form/field'
import { Refusal } from '../../ui/form/refusal'
import { useSend } from '../api/send'
import { staffWords } from '../text/staff-words'
import { Dialog } from '../ui/dialog'
import { useOfficeForm } from '../ui/use-office-form'
import { LinkToSend } from './link-to-send'
import { RoleChoice } from './role-choice'

/** A new person: name and role, then the link of the invite. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const text = useWords(staffWords)
  const [made, setMade] = useState<{ name: string; link: string } | null>(null)
  const send = useSend(inviteStaff, {
    inForm: true,
    refreshes: [getStaff],
    onSuccess: ({ staff: { name }, link }) => setMade({ name, link }),
  })
  const { form, field, refusal, busy } = useOfficeForm({
    onSubmit: ({ name = '', login = '', role }) =>
      send.mutateAsync({ name, login, role: roles.find((each) => each === role) ?? 'agent' }),
  })
  return (
    <Dialog title={text.staff.invite} onClose={onClose}>
      {made ? (
        <LinkToSend {...made} />
      ) : (
        <form {...form} className="stack">
          <Field {...field('name')} label={text.staff.name} maxLength={100} autoFocus required />
          <Field
            {...field('login')}
            label={text.staff.login}
            hint={text.staff.loginHint}
            maxLength={60}
            autoCapitalize="off"
            spellCheck={false}
            required
          />
          <RoleChoice {...field('role')} defaultValue="agent" />
          <Refusal>{refusal}</Refusal>
          <div className="acts">
            <Button type="submit" kind="primary" busy={busy}>
              {text.staff.makeLink}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
