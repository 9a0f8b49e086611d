import { useState } from 'react'
import { useAskedProof } from '../api/proof'
import { useSend } from '../api/send'
import { useText } from '../text/lang'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Field } from '../ui/field'
import { Refusal } from '../ui/refusal'
import { useForm } from '../ui/use-form'
import { prove } from '#contract/office/staff'

/** Asks for password or code before a call that needs a new proof, then lets it continue. */
export function ProveDialog({ hasTotp }: { hasTotp: boolean }) {
  const asked = useAskedProof()
  return asked && <Prove hasTotp={hasTotp} onDone={asked.done} onLeave={asked.leave} />
}

type ProveProps = { hasTotp: boolean; onDone: () => void; onLeave: () => void }

function Prove({ hasTotp, onDone, onLeave }: ProveProps) {
  const text = useText()
  const [byCode, setByCode] = useState(hasTotp)
  const send = useSend(prove, { inForm: true })
  const { form, field, refusal, busy } = useForm({
    onSubmit: async (values) => {
      await send.mutateAsync(byCode ? { code: values.code } : { password: values.password ?? '' })
      onDone()
    },
  })
  return (
    <Dialog title={text.proof.title} onClose={onLeave}>
      <form {...form} className="stack">
        <p className="mute">{text.proof.why}</p>
        {byCode ? (
          <Field
            key="code"
            {...field('code')}
            label={text.signIn.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            required
          />
        ) : (
          <Field
            key="password"
            {...field('password')}
            label={text.signIn.password}
            type="password"
            autoComplete="current-password"
            autoFocus
            required
          />
        )}
        <Refusal>{refusal}</Refusal>
        <div className="acts">
          <Button type="submit" kind="main" busy={busy}>
            {text.proof.act}
          </Button>
          {hasTotp && (
            <Button onClick={() => setByCode(!byCode)}>
              {byCode ? text.proof.byPassword : text.proof.byCode}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
