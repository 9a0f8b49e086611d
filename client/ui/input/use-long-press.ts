import { type MouseEvent, type PointerEvent, useRef } from 'react'

const longMs = 500

/** Handlers for a long press by a finger; the following click is dropped. */
export function useLongPress(act: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasLong = useRef(false)
  const end = () => clearTimeout(timer.current)
  if (!act) return {}
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      wasLong.current = false
      end()
      if (pointerType !== 'touch') return
      timer.current = setTimeout(() => {
        wasLong.current = true
        act()
      }, longMs)
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerMove: end,
    onContextMenu: (event: MouseEvent) => {
      if (wasLong.current) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      if (!wasLong.current) return
      wasLong.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
