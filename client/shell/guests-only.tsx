import { useState } from 'react'
import { Navigate, Outlet, useSearchParams } from 'react-router'
import { useCustomer } from '../customers/queries'
import { asLoggedIn, safeNext } from '../paths'

/**
 * Sends a signed-in customer home. A login on this screen does not: the page itself leads on, after
 * the 1.5 seconds of the spec.
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
