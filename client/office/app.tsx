// Style sheets first, in their order: a later one overrides an earlier one.
import '../ui/layout/theme.css'
import '../ui/layout/layout.css'
import '../ui/form/button.css'
import '../ui/form/field.css'
import '../ui/overlay/dialog.css'
import './office.css'
import './ui/pieces.css'
import './ui/fields.css'
import './shell/frame.css'
import './shell/rail.css'
import './shell/phone.css'
import './shell/overlays.css'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { ProblemBoundary } from '../ui/layout/problem-boundary'
import { Toasts } from '../ui/overlay/toasts'
import { InvitePage, SignInPage, screens } from './screens'
import { Allowed } from './shell/allowed'
import { Bars } from './shell/bars'
import { BrokenScreen } from './shell/broken-screen'
import { NotThere } from './shell/not-there'
import { SignedIn } from './shell/signed-in'
import { ToastItem } from './shell/toast-item'

/** The whole office below a router and a query client. */
export function App() {
  return (
    <>
      <ProblemBoundary problem={<BrokenScreen />}>
        <Suspense>
          <Routes>
            <Route path="/signin" element={<SignInPage />} />
            <Route path="/invite" element={<InvitePage />} />
            <Route element={<SignedIn />}>
              {screens.map(({ path, right, page: Page }) => (
                <Route
                  key={path}
                  path={path}
                  element={
                    <Allowed right={right}>
                      <Page />
                    </Allowed>
                  }
                />
              ))}
              <Route path="*" element={<NotThere />} />
            </Route>
          </Routes>
        </Suspense>
      </ProblemBoundary>
      <Bars />
      <Toasts Item={ToastItem} />
    </>
  )
}
