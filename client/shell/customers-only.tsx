import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useCustomer } from '../customers/queries'
import { paths } from '../paths'
import { useWords } from '../text/lang'
import { shellWords } from '../text/shell-words'
import { NoScripts } from '../ui/layout/no-scripts'
import { RetryPanel } from '../ui/layout/retry-panel'
import { useHydrated } from '../ui/state/use-hydrated'
import { PageSkeleton } from './page-skeleton'

/** A guest gets the login screen and then returns; a logout leads home. */
export function CustomersOnly() {
  const { isKnown, isAuthenticated, hasLoggedOut, failed, retry } = useCustomer()
  const { pathname, search } = useLocation()
  const text = useWords(shellWords)
  const isHydrated = useHydrated()
  const [cameIn, setCameIn] = useState(false)
  if (isAuthenticated && !cameIn) setCameIn(true)

  if (!isKnown) {
    return (
      <>
        {/* Only in the server's page: the screen's own heading comes with its customer. */}
        {!isHydrated && <h1 className="visually-hidden">{text.mine()}</h1>}
        <NoScripts />
        <PageSkeleton />
      </>
    )
  }
  if (failed) return <RetryPanel onRetry={retry} />
  if (!isAuthenticated) {
    const to = cameIn && hasLoggedOut ? paths.home() : paths.login(pathname + search)
    return <Navigate to={to} replace />
  }
  return <Outlet />
}
