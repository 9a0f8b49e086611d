import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { roles } from '#contract/office/rights'
import type { Staff } from '#contract/office/staff'
import { getStaff, resetStaff, saveStaff } from '#contract/office/staff'
import { keyOf, read } from '../../api/read'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Field } from '../../ui/form/field'
import { useMe } from '../api/me'
import { useSend } from '../api/send'
import { frameWords } from '../text/frame-words'
import { staffWords } from '../text/staff-words'
import { Dialog } from '../ui/dialog'
import { FormActs } from '../ui/form-acts'
import { useOfficeForm } from '../ui/use-office-form'
import { LinkToSend } from './link-to-send'
import { RoleChoice } from './role-choice'

type PersonDialogProps = { person: Staff; onClose: () => void }

/** One person: name, role, active or closed; or a new link in place of password and factor. */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const [isResetting, setIsResetting] = useState(false)
  return (
    <Dialog title={person.name} onClose={onClose}>
      {isResetting ? (
        <Reset person={person} onLeave={() => setIsResetting(false)} />
      ) : (
        <PersonForm person={person} onClose={onClose} onReset={() => setIsResetting(true)} />
      )}
    </Dialog>
  )
}

function PersonForm({ person, onClose, onReset }: PersonDialogProps & { onReset: () => void }) {
  const text = useWords(staffWords)
  const frame = useWords(frameWords)
  const queryClient = useQueryClient()
  const isOwn = useMe().data?.staff.id === person.id
  // Another person's changes appear beside the typed values and overwrite none.
  const [opened] = useState(person)
  const now = (was: string, is: string) => (was === is ? undefined : text.staff.nowIs(is))
  const send = useSend(saveStaff, {
    inForm: true,
    onError: () => queryClient.invalidateQueries({ queryKey: keyOf(getStaff) }),
    refreshes: [getStaff],
    success: frame.words.saved,
    onSuccess: ({ staff }) => {
      showSaved(queryClient, staff)
      onClose()
    },
  })
  const [isClosing, setIsClosing] = useState(false)
  const { form, field, refusal, busy } = useOfficeForm({
    saves: frame.words.save,
    onSubmit: ({ name = '', role, active }) => {
      const closes = person.active && active !== 'on'
      if (closes && !isClosing) return setIsClosing(true)
      return send.mutateAsync({
        id: person.id,
        v: person.v,
        name,
        role: roles.find((each) => each === role) ?? person.role,
        active: active === 'on',
      })
    },
  })
  return (
    <form {...form} className="stack">
      <p className="mute">{person.login}</p>
      <Field
        {...field('name')}
        label={text.staff.name}
        hint={now(opened.name, person.name)}
        defaultValue={opened.name}
        maxLength={100}
        required
      />
      <RoleChoice
        {...field('role')}
        hint={now(text.roles[opened.role], text.roles[person.role])}
        defaultValue={opened.role}
      />
      <label className="tick">
        <input
          type="checkbox"
          name="active"
          defaultChecked={opened.active}
          onChange={() => setIsClosing(false)}
        />
        {text.staff.active}
      </label>
      {opened.active !== person.active && (
        <p className="mute">{text.staff.nowIs(person.active ? frame.words.yes : frame.words.no)}</p>
      )}
      <div role="status">
        {isClosing && <p className="note">{text.staff.closeAsk(person.name)}</p>}
      </div>
      {isClosing ? (
        <FormActs kind="danger-outline" refusal={refusal} busy={busy} onClose={onClose}>
          {text.staff.close}
        </FormActs>
      ) : (
        <FormActs
          refusal={refusal}
          busy={busy}
          other={!isOwn && <Button onClick={onReset}>{text.staff.reset}</Button>}
        />
      )}
    </form>
  )
}

function Reset({ person: { id, v, name }, onLeave }: { person: Staff; onLeave: () => void }) {
  const text = useWords(staffWords)
  const queryClient = useQueryClient()
  const reset = useSend(resetStaff, {
    onError: () => queryClient.invalidateQueries({ queryKey: keyOf(getStaff) }),
    refreshes: [getStaff],
  })
  if (reset.data) return <LinkToSend name={name} link={reset.data.link} />
  return (
    <div className="stack">
      <p>{text.staff.resetAsk(name)}</p>
      <FormActs
        kind="danger-outline"
        busy={reset.isPending}
        onClick={() => reset.mutate({ id, v })}
        onClose={onLeave}
      >
        {text.staff.reset}
      </FormActs>
    </div>
  )
}

/** The next act needs the new version before the list is refetched. */
function showSaved(queryClient: QueryClient, saved: Staff) {
  queryClient.setQueryData(read(getStaff, {}).queryKey, (answer) => {
    const staff = answer?.staff.map((each) =>
      each.id === saved.id ? { ...saved, seen_at: each.seen_at, tried: each.tried } : each,
    )
    return answer && staff && { ...answer, staff }
  })
}
