import { type ComponentType, useEffect, useRef, useState } from 'react'
import {
  canGrab,
  type DragOrderProps,
  type DragPartProps,
  type Grabbing,
} from '../../ui/input/grabbing'
import { loadAgain } from '../../ui/state/load-again'
import './drag.css'

const openers = ['mouseover', 'mousedown', 'touchstart'] as const
const ends = ['mouseup', 'touchend', 'touchcancel', 'touchmove'] as const

/**
 * Orders the children of a list by drag: a mouse by `data-grip`, a finger by a long press. The
 * library loads at the first touch; menus and keys work without it.
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
    const release = () => {
      held.current = null
    }
    for (const type of openers) current.addEventListener(type, ask, { passive: true })
    for (const type of ends) addEventListener(type, release, { passive: true })
    return () => {
      for (const type of openers) current.removeEventListener(type, ask)
      for (const type of ends) removeEventListener(type, release)
    }
  }, [list, Part])

  return Part ? <Part {...props} held={held} /> : null
}
