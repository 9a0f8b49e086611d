import { type ReactNode, useState } from 'react'
import { prove } from '#contract/office/staff'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Field } from '../../ui/form/field'
import { Refusal } from '../../ui/form/refusal'
import { usePendingProof } from '../api/proof'
import { useSend } from '../api/send'
import { accountWords } from '../text/account-words'
import { Dialog } from '../ui/dialog'
import { useOfficeForm } from '../ui/use-office-form'

/** Requests password or code before a call that needs a new proof, then lets it continue. */
export function ProveDialog({ hasTotp }: { hasTotp: boolean }) {
  const pending = usePendingProof()
  return pending && <Prove hasTotp={hasTotp} onDone={pending.done} onLeave={pending.leave} />
}

type ProveProps = { hasTotp: boolean; onDone: () => void; onLeave: () => void }

function Prove({ hasTotp, onDone, onLeave }: ProveProps) {
  const text = useWords(accountWords)
  const [byCode, setByCode] = useState(hasTotp)
  return (
    <Dialog title={text.proof.title} onClose={onLeave}>
      <ProveForm key={`${byCode}`} byCode={byCode} onDone={onDone}>
        {hasTotp && (
          <Button onClick={() => setByCode(!byCode)}>
            {byCode ? text.proof.byPassword : text.proof.byCode}
          </Button>
        )}
      </ProveForm>
    </Dialog>
  )
}

type ProveFormProps = { byCode: boolean; onDone: () => void; children: ReactNode }

function ProveForm({ byCode, onDone, children }: ProveFormProps) {
  const { proof, signIn } = useWords(accountWords)
  const send = useSend(prove, { inForm: true })
  const { form, field, refusal, busy } = useOfficeForm({
    onSubmit: async ({ code, password }) => {
      await send.mutateAsync({ code, password })
      onDone()
    },
  })
  return (
    <form {...form} className="stack">
      <p className="mute">{proof.why}</p>
      <Field
        {...field(byCode ? 'code' : 'password')}
        {...(byCode
          ? { label: signIn.code, hint: signIn.codeHint, inputMode: 'numeric' }
          : { label: signIn.password, type: 'password' })}
        autoComplete={byCode ? 'one-time-code' : 'current-password'}
        autoFocus
        required
      />
      <Refusal>{refusal}</Refusal>
      <div className="acts">
        <Button type="submit" kind="primary" busy={busy}>
          {proof.act}
        </Button>
        {children}
      </div>
    </form>
  )
}
