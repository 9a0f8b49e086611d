import { Smartphone } from 'lucide-react'
import { confirmTotp } from '#contract/office/staff'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Field } from '../../ui/form/field'
import { Refusal } from '../../ui/form/refusal'
import { QrCode } from '../../ui/media/qr-code'
import { useIsTouch } from '../../ui/state/use-wide'
import { useSend } from '../api/send'
import { accountWords } from '../text/account-words'
import { CopyButton } from '../ui/copy-button'
import { useOfficeForm } from '../ui/use-office-form'

type TotpSetupProps = { uri: string; secret: string; onDone: (recovery: string[]) => void }

/** The secret for an app, and the first code of that app. A phone cannot scan its own screen. */
export function TotpSetup({ uri, secret, onDone }: TotpSetupProps) {
  const text = useWords(accountWords)
  const isTouch = useIsTouch()
  const send = useSend(confirmTotp, { inForm: true, onSuccess: ({ recovery }) => onDone(recovery) })
  const { form, field, refusal, busy } = useOfficeForm({
    onSubmit: ({ code = '' }) => send.mutateAsync({ code }),
  })
  const picture = (
    <>
      <p>{isTouch ? text.totp.scanElsewhere : text.totp.scan}</p>
      <QrCode className="totp-picture" of={uri} name={text.totp.picture} />
    </>
  )
  const typed = (
    <>
      <p>
        <span className="mute">{text.totp.typed}</span>
        <br />
        <span className="bold break secret" translate="no">
          {secret}
        </span>
      </p>
      <div className="acts">
        <CopyButton value={secret} />
      </div>
    </>
  )
  return (
    <form {...form} className="stack">
      {isTouch && (
        <>
          <p>{text.totp.openHint}</p>
          <div className="acts">
            <a className="button button-primary" href={uri}>
              <Smartphone className="glyph glyph-small" aria-hidden />
              {text.totp.open}
            </a>
          </div>
          {typed}
        </>
      )}
      {!isTouch && picture}
      {!isTouch && typed}
      <Field
        {...field('code')}
        label={text.totp.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <Refusal>{refusal}</Refusal>
      <div className="acts">
        <Button type="submit" kind="primary" busy={busy}>
          {text.totp.confirm}
        </Button>
      </div>
      {isTouch && picture}
    </form>
  )
}
