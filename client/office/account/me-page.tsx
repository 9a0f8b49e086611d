import { useWords } from '../../text/lang'
import { useMe } from '../api/me'
import { RingPanel } from '../ring/ring-panel'
import { Screen } from '../shell/screen'
import { SignOutButton } from '../shell/sign-out-button'
import { frameWords } from '../text/frame-words'
import { PasswordPanel } from './password-panel'
import { ProfilePanel } from './profile-panel'
import { SessionsPanel } from './sessions-panel'
import { TotpPanel } from './totp-panel'
import './me-page.css'

/** The person's own account. A required second factor is the only content until it is on. */
export function MePage() {
  const text = useWords(frameWords)
  const { data: me } = useMe()
  if (!me) return null
  const { staff, totp_required: isWanting } = me
  return (
    <Screen title={text.places.me} back="/more">
      <div className="grid gap-14 me-page">
        <TotpPanel staff={staff} isWanting={isWanting} />
        {!isWanting && (
          <>
            <RingPanel />
            <ProfilePanel key={staff.lang} staff={staff} />
            <PasswordPanel login={staff.login} />
            <SessionsPanel />
          </>
        )}
        <SignOutButton />
      </div>
    </Screen>
  )
}
