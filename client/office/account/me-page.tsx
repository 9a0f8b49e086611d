import { LogOut } from 'lucide-react'
import { Screen } from '../shell/screen'
import { useText } from '../text/lang'
import { Button } from '../ui/button'
import { PasswordPanel } from './password-panel'
import { ProfilePanel } from './profile-panel'
import { useMe, useSignOut } from './queries'
import { SessionsPanel } from './sessions-panel'
import { TotpPanel } from './totp-panel'
import './me-page.css'

/** One's own account. Where a second factor is required, that is all there is until it is on. */
export function MePage() {
  const text = useText()
  const { data: me } = useMe()
  const signOut = useSignOut()
  if (!me) return null
  const { staff, totp_required: isWanting } = me
  return (
    <Screen title={text.places.me} back="/more">
      <div className="me-page">
        {isWanting && <p className="note">{text.totp.required}</p>}
        <TotpPanel staff={staff} />
        {!isWanting && (
          <>
            <ProfilePanel key={staff.lang} staff={staff} />
            <PasswordPanel login={staff.login} />
            <SessionsPanel />
          </>
        )}
        <div>
          <Button busy={signOut.isPending} onClick={() => signOut.mutate({})}>
            <LogOut className="i" aria-hidden />
            {text.me.signOut}
          </Button>
        </div>
      </div>
    </Screen>
  )
}
