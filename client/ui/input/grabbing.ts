import type { RefObject } from 'react'

export type Grabbing = MouseEvent | TouchEvent
export type DragOrderProps = {
  list: RefObject<HTMLElement | null>
  /** Ids of the list's children in order: each has its own as `data-drag`. */
  ids: readonly (string | number)[]
  nameOf: (place: number) => string
  onMove: (from: number, to: number) => void
}
export type DragPartProps = DragOrderProps & {
  /** The press that loads this part, while it lasts. */
  held: RefObject<Grabbing | null>
}

/** Whether a press may start a drag of the child around it. */
export function canGrab({ type, target }: Event): boolean {
  if (!(target instanceof Element)) return false
  return type === 'touchstart'
    ? !target.closest('input, textarea, select, [role=switch], [role=menu]')
    : target.closest('[data-grip]') !== null
}
