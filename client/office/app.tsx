import { Route, Routes } from 'react-router'
import { NotThere } from './shell/not-there'
import { OfflineBar } from './shell/offline-bar'
import { Toasts } from './shell/toasts'
import '../ui/theme.css'
import './office.css'

/** The whole office below a router and a query client. */
export function App() {
  return (
    <>
      <OfflineBar />
      <Routes>
        <Route path="*" element={<NotThere />} />
      </Routes>
      <Toasts />
    </>
  )
}
