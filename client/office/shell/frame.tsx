import { Suspense } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { useWords } from '../../text/lang'
import { useKeys } from '../../ui/input/keys'
import { ProblemBoundary } from '../../ui/layout/problem-boundary'
import { useNewOrders } from '../ring/use-new-orders'
import { frameWords } from '../text/frame-words'
import { Waiting } from '../ui/waiting'
import { BrokenScreen } from './broken-screen'
import { Dock } from './dock'
import { KeysDialog } from './keys-dialog'
import { Rail } from './rail'
import { useOpenPlaces } from './use-open-places'
import { useWaiting } from './use-waiting'

/** The frame of every screen after a sign-in: menu, list of keys, undo bar. */
export function Frame({ name }: { name: string }) {
  const text = useWords(frameWords)
  const navigate = useNavigate()
  const open = useOpenPlaces()
  const waiting = useWaiting()
  useNewOrders()
  useKeys(
    open.map(({ to, key, name: place }) => ({
      keys: `G ${key}`,
      does: text.keys.go(text.places[place]),
      act: () => navigate(to),
    })),
  )
  return (
    <div className="office">
      <Rail places={open} waiting={waiting} name={name} />
      <main>
        <ProblemBoundary problem={<BrokenScreen />}>
          <Suspense fallback={<Waiting />}>
            <Outlet />
          </Suspense>
        </ProblemBoundary>
      </main>
      <Dock places={open} waiting={waiting} />
      <KeysDialog />
    </div>
  )
}
