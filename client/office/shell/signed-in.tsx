import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { claimDrafts } from '../../ui/state/memory-draft'
import { useMe } from '../api/me'
import { switchLang } from '../text/switch-lang'
import { ReadFailed } from '../ui/read-failed'
import { Frame } from './frame'
import { ProveDialog } from './prove-dialog'

/** Screens after a sign-in; without one, the sign-in opens and then returns here. */
export function SignedIn() {
  const { data: me, error, refetch } = useMe()
  const { pathname, search } = useLocation()
  const lang = me?.staff.lang

  useEffect(() => {
    // The account's language applies on every device of the person.
    if (lang) switchLang(lang).catch(() => {})
  }, [lang])

  if (error?.status === 401) {
    const state = { from: pathname + search, hasEnded: me !== undefined }
    return <Navigate to="/signin" replace state={state} />
  }
  if (!me) return error ? <ReadFailed error={error} onRetry={refetch} /> : null
  // Before the screens read them.
  claimDrafts(me.staff.id)
  if (me.totp_required && pathname !== '/me') return <Navigate to="/me" replace />
  return (
    <>
      <Frame name={me.staff.name} />
      <ProveDialog hasTotp={me.staff.totp} />
    </>
  )
}
