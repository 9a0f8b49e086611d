import { Suspense, useState } from 'react'
import type { Me } from '#contract/office/staff'
import { getMe, startTotp, stopTotp } from '#contract/office/staff'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Panel } from '../../ui/layout/panel'
import { useSend } from '../api/send'
import { accountWords } from '../text/account-words'
import { frameWords } from '../text/frame-words'
import { Dialog } from '../ui/dialog'
import { FormActs } from '../ui/form-acts'
import { late } from '../ui/late'
import { useOfficeForm } from '../ui/use-office-form'
import { CodeField } from './code-field'
import { RecoveryCodes } from './recovery-codes'

const TotpSetup = late(async () => (await import('./totp-setup')).TotpSetup)

/** The second factor: on or off, and its setup. The person is read again after the codes. */
export function TotpPanel({ staff, isWanting }: { staff: Me; isWanting: boolean }) {
  const text = useWords(accountWords)
  const frame = useWords(frameWords)
  const [secret, setSecret] = useState<{ uri: string; secret: string } | null>(null)
  const [recovery, setRecovery] = useState<string[] | null>(null)
  const [isConfirming, setIsConfirming] = useState(false)
  const start = useSend(startTotp, { onSuccess: setSecret })
  const isOn = staff.totp || recovery !== null

  return (
    <Panel
      title={text.totp.title}
      actions={
        <span className={isOn ? 'tag good' : 'tag'}>{isOn ? text.totp.on : text.totp.off}</span>
      }
    >
      <div className="panel-body stack">
        {isWanting && !isOn && <p className="note">{text.totp.required}</p>}
        {recovery && <RecoveryCodes codes={recovery} onKept={() => setRecovery(null)} />}
        {secret && !recovery && (
          <Suspense fallback={<p>{frame.words.loading}</p>}>
            <TotpSetup
              {...secret}
              onDone={(codes) => {
                setRecovery(codes)
                setSecret(null)
              }}
            />
          </Suspense>
        )}
        {!secret && !recovery && (
          <>
            <p className="mute">{text.totp.why}</p>
            <div className="acts">
              {staff.totp ? (
                <Button kind="danger-outline" onClick={() => setIsConfirming(true)}>
                  {text.totp.stop}
                </Button>
              ) : (
                <Button kind="primary" busy={start.isPending} onClick={() => start.mutate({})}>
                  {text.totp.start}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
      {isConfirming && <StopDialog onClose={() => setIsConfirming(false)} />}
    </Panel>
  )
}

/** Turning it off needs a code, not only the password. */
function StopDialog({ onClose }: { onClose: () => void }) {
  const text = useWords(accountWords)
  const send = useSend(stopTotp, { inForm: true, refreshes: [getMe], onSuccess: onClose })
  const { form, field, refusal, busy } = useOfficeForm({
    onSubmit: ({ code = '' }) => send.mutateAsync({ code }),
  })
  return (
    <Dialog title={text.totp.title} onClose={onClose}>
      <form {...form} className="stack">
        <p>{text.totp.stopAsk}</p>
        <CodeField {...field('code')} autoFocus />
        <FormActs kind="danger-outline" refusal={refusal} busy={busy} onClose={onClose}>
          {text.totp.stop}
        </FormActs>
      </form>
    </Dialog>
  )
}
