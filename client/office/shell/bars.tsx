import { acrossBars } from '../ui/foot'
import { OfflineBar } from './offline-bar'
import { UndoBar } from './undo-bar'

/** What is told at the foot of every screen, above what can be pressed there; each has a cross. */
export function Bars() {
  return (
    <div className="bars" ref={acrossBars}>
      <OfflineBar />
      <UndoBar />
    </div>
  )
}
