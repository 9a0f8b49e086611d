import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { usePrefetchOnIntent } from './prefetch'
import { NoSuchScreen, type Screen, screens } from './routes'
import { CustomersOnly } from './shell/customers-only'
import { GuestsOnly } from './shell/guests-only'
import { Layout } from './shell/layout'
import { PageSkeleton } from './shell/page-skeleton'
import { ProblemBoundary } from './shell/problem-boundary'
import './ui/theme.css'

/** The whole shop below a router and a query client, which browser and server choose themselves. */
export function App() {
  usePrefetchOnIntent()
  return (
    <Layout>
      <ProblemBoundary>
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            {routesFor('all')}
            <Route element={<GuestsOnly />}>{routesFor('guests')}</Route>
            <Route element={<CustomersOnly />}>{routesFor('customers')}</Route>
            <Route path="*" element={<NoSuchScreen />} />
          </Routes>
        </Suspense>
      </ProblemBoundary>
    </Layout>
  )
}

function routesFor(access: Screen['access']) {
  return screens
    .filter((screen) => screen.access === access)
    .map(({ path, page: Page }) => <Route key={path} path={path} element={<Page />} />)
}
