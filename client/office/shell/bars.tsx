import { acrossBars } from '../../ui/layout/foot'
import { OfflineBar } from './offline-bar'
import { UndoBar } from './undo-bar'

/** Bars at the foot of every screen, above its buttons; each has a cross. */
export function Bars() {
  return (
    <div className="bars" ref={acrossBars}>
      <OfflineBar />
      <UndoBar />
    </div>
  )
}
