import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { loadAgain } from '../../ui/load-again'
import './drag.css'

export type Grabbing = MouseEvent | TouchEvent
type DragOrderProps = {
  list: RefObject<HTMLElement | null>
  /** Of the list's children, in their order: each bears its own as `data-drag`. */
  ids: readonly (string | number)[]
  nameOf: (place: number) => string
  onMove: (from: number, to: number) => void
}
export type DragPartProps = DragOrderProps & {
  /** The press that asked for the part, while it lasts. */
  held: RefObject<Grabbing | null>
}

const asks = ['mouseover', 'mousedown', 'touchstart'] as const
const ends = ['mouseup', 'touchend', 'touchcancel', 'touchmove'] as const

/**
 * Puts the children of a list in order by drag: a mouse takes one by its `data-grip`, a finger presses
 * it long. The library comes with the first touch; menus and keys do the same without it.
 */
export function DragOrder(props: DragOrderProps) {
  const { list } = props
  const held = useRef<Grabbing>(null)
  const [Part, setPart] = useState<ComponentType<DragPartProps>>()

  useEffect(() => {
    const { current } = list
    if (!current || Part) return
    let isComing = false
    function ask(event: Event) {
      if (!canGrab(event)) return
      if (event.type !== 'mouseover') held.current = event as Grabbing
      if (isComing) return
      isComing = true
      loadAgain(() => import('./drag-part')).then(
        ({ DragPart }) => setPart(() => DragPart),
        () => {
          isComing = false
        },
      )
    }
    const letGo = () => {
      held.current = null
    }
    for (const type of asks) current.addEventListener(type, ask, { passive: true })
    for (const type of ends) addEventListener(type, letGo, { passive: true })
    return () => {
      for (const type of asks) current.removeEventListener(type, ask)
      for (const type of ends) removeEventListener(type, letGo)
    }
  }, [list, Part])

  return Part ? <Part {...props} held={held} /> : null
}

/** Whether a press may begin a drag of the list's child around it. */
export function canGrab({ type, target }: Event): boolean {
  if (!(target instanceof Element)) return false
  return type === 'touchstart'
    ? !target.closest('input, textarea, select, [role=switch], [role=menu]')
    : target.closest('[data-grip]') !== null
}
