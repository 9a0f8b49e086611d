// Style sheets first, in their order: a later one overrides an earlier one.
import './ui/layout/theme.css'
import './ui/layout/layout.css'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { NoSuchScreen, type Screen, screens } from './routes'
import { BrokenScreen } from './shell/broken-screen'
import { CustomersOnly } from './shell/customers-only'
import { GuestsOnly } from './shell/guests-only'
import { Layout } from './shell/layout'
import { PageSkeleton } from './shell/page-skeleton'
import { InChosenLanguage } from './text/lang'
import { ProblemBoundary } from './ui/layout/problem-boundary'

/**
 * The whole shop below a router and a query client, which differ in browser and server.
 * `reachable`: the server renders only this screen, since ranking all routes takes time.
 */
export function App({ reachable = screens }: { reachable?: readonly Screen[] }) {
  return (
    <InChosenLanguage>
      {/* Catches errors outside of the screens: the page is never blank. */}
      <ProblemBoundary problem={<BrokenScreen />}>
        <Layout>
          <ProblemBoundary problem={<BrokenScreen />}>
            <Suspense fallback={<PageSkeleton />}>
              <Routes>
                {routesFor(reachable, 'all')}
                <Route element={<GuestsOnly />}>{routesFor(reachable, 'guests')}</Route>
                <Route element={<CustomersOnly />}>{routesFor(reachable, 'customers')}</Route>
                <Route path="*" element={<NoSuchScreen />} />
              </Routes>
            </Suspense>
          </ProblemBoundary>
        </Layout>
      </ProblemBoundary>
    </InChosenLanguage>
  )
}

function routesFor(reachable: readonly Screen[], access: Screen['access']) {
  return reachable
    .filter((screen) => screen.access === access)
    .map(({ path, page: Page }) => <Route key={path} path={path} element={<Page />} />)
}
