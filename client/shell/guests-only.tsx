import { useState } from 'react'
import { Navigate, Outlet, useSearchParams } from 'react-router'
import { useCustomer } from '../customers/queries'
import { asLoggedIn, safeNext } from '../paths'

/**
 * Sends home who is signed in already. Who signs in here stays: the page itself leads on, after the
 * 1.5 seconds of the spec.
 */
export function GuestsOnly() {
  const { isKnown, isAuthenticated } = useCustomer()
  const [search] = useSearchParams()
  const [cameAsGuest, setCameAsGuest] = useState(false)
  if (isKnown && !isAuthenticated && !cameAsGuest) setCameAsGuest(true)

  if (isAuthenticated && !cameAsGuest)
    return <Navigate to={safeNext(search.get('next'))} {...asLoggedIn} />
  return <Outlet />
}
