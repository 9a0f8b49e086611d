import { useSend } from '../api/send'
import { useText } from '../text/lang'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { QrCode } from '../ui/qr-code'
import { Refusal } from '../ui/refusal'
import { useForm } from '../ui/use-form'
import { confirmTotp } from '#contract/office/staff'

type TotpSetupProps = { uri: string; secret: string; onDone: (recovery: string[]) => void }

/** The secret as a QR code for an app, and the first code of that app. */
export function TotpSetup({ uri, secret, onDone }: TotpSetupProps) {
  const text = useText()
  const send = useSend(confirmTotp, { inForm: true, onSuccess: ({ recovery }) => onDone(recovery) })
  const { form, field, refusal, busy } = useForm({
    onSubmit: ({ code = '' }) => send.mutateAsync({ code }),
  })
  return (
    <form {...form} className="stack">
      <p>{text.totp.scan}</p>
      <QrCode className="totp-picture" of={uri} name={text.totp.picture} />
      <p>
        <span className="mute">{text.totp.typed}</span>
        <br />
        <span className="secret">{secret}</span>
      </p>
      <Field
        {...field('code')}
        label={text.totp.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <Refusal>{refusal}</Refusal>
      <div className="acts">
        <Button type="submit" kind="main" busy={busy}>
          {text.totp.confirm}
        </Button>
      </div>
    </form>
  )
}
