import { Suspense } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { useText } from '../text/lang'
import { useKeys } from '../ui/keys'
import { Dock } from './dock'
import { KeysDialog } from './keys-dialog'
import { ProblemBoundary } from './problem-boundary'
import { Rail } from './rail'
import { UndoBar } from './undo-bar'
import { useOpenPlaces } from './use-open-places'

/** Around every screen of who is signed in: the menu, the list of keys, what can be taken back. */
export function Frame({ name }: { name: string }) {
  const text = useText()
  const navigate = useNavigate()
  const open = useOpenPlaces()
  useKeys(
    open.map(({ to, key, name: place }) => ({
      keys: `G ${key}`,
      does: text.keys.go(text.places[place]),
      act: () => navigate(to),
    })),
  )
  return (
    <div className="office">
      <Rail places={open} name={name} />
      <main>
        <ProblemBoundary>
          <Suspense fallback={<p className="waiting">{text.words.loading}</p>}>
            <Outlet />
          </Suspense>
        </ProblemBoundary>
      </main>
      <UndoBar />
      <Dock places={open} />
      <KeysDialog />
    </div>
  )
}
