import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useWords } from '../text/lang'
import { shellWords } from '../text/shell-words'
import { ToastItem } from '../ui/overlay/late-toast-item'
import { LoadingOverlay } from '../ui/overlay/loading-overlay'
import { OfflineBar } from '../ui/overlay/offline-bar'
import { Toasts } from '../ui/overlay/toasts'
import { Footer } from './footer'
import { Header } from './header'
import { ScreenChange } from './screen-change'
import { WelcomeStrip } from './welcome-strip'
import './layout.css'

export function Layout({ children }: { children: ReactNode }) {
  const text = useWords(shellWords)
  return (
    <>
      <a className="skip-link" href="#main">
        {text.skip}
      </a>
      <WelcomeStrip />
      <Header />
      <OfflineBar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <ScreenChange />
      <LoadingOverlay shown={useLoading()} />
      <Toasts Item={ToastItem} />
    </>
  )
}

/** The spec's global loading flag: product load, login and signup; never over existing content. */
function useLoading(): boolean {
  const fetching = useIsFetching({
    predicate: (query) =>
      query.meta?.overlay === true && query.isActive() && query.state.data === undefined,
  })
  const mutating = useIsMutating({ predicate: ({ meta }) => meta?.overlay === true })
  return fetching + mutating > 0
}
