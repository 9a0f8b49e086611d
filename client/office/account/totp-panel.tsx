import { lazy, Suspense, useState } from 'react'
import { loadAgain } from '../../ui/load-again'
import { useSend } from '../api/send'
import { useText } from '../text/lang'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Panel } from '../ui/panel'
import { RecoveryCodes } from './recovery-codes'
import { getMe, startTotp, stopTotp } from '#contract/office/staff'
import type { Me } from '#contract/office/staff-shapes'

const TotpSetup = lazy(async () => ({
  default: (await loadAgain(() => import('./totp-setup'))).TotpSetup,
}))

/** The second factor: on or off, and the way there. */
export function TotpPanel({ staff }: { staff: Me }) {
  const text = useText()
  const [secret, setSecret] = useState<{ uri: string; secret: string } | null>(null)
  const [recovery, setRecovery] = useState<string[] | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const start = useSend(startTotp, { onSuccess: setSecret })
  const stop = useSend(stopTotp, { refreshes: [getMe], onSuccess: () => setIsAsked(false) })

  return (
    <Panel
      title={text.totp.title}
      actions={
        <span className={staff.totp ? 'tag good' : 'tag'}>
          {staff.totp ? text.totp.on : text.totp.off}
        </span>
      }
    >
      <div className="in stack">
        {recovery && <RecoveryCodes codes={recovery} onKept={() => setRecovery(null)} />}
        {secret && !recovery && (
          <Suspense fallback={<p>{text.words.loading}</p>}>
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
                <Button kind="bad" onClick={() => setIsAsked(true)}>
                  {text.totp.stop}
                </Button>
              ) : (
                <Button kind="main" busy={start.isPending} onClick={() => start.mutate({})}>
                  {text.totp.start}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
      {isAsked && (
        <Dialog title={text.totp.title} onClose={() => setIsAsked(false)}>
          <div className="stack">
            <p>{text.totp.stopAsk}</p>
            <div className="acts">
              <Button kind="bad" busy={stop.isPending} onClick={() => stop.mutate({})}>
                {text.totp.stop}
              </Button>
              <Button onClick={() => setIsAsked(false)}>{text.words.cancel}</Button>
            </div>
          </div>
        </Dialog>
      )}
    </Panel>
  )
}
