import { type RefObject, useEffect } from 'react'

const most = 4
const ofDoubleTap = 2.5
const doubleTapMs = 300
const nearPx = 30

type Point = { x: number; y: number }

/**
 * Two fingers pinch the part, one moves it while it is enlarged, a double tap enlarges it there and back.
 * `onZoom` hears whether it is enlarged: a swipe belongs to the list around it otherwise.
 */
export function useZoom(part: RefObject<HTMLElement | null>, onZoom: (isZoomed: boolean) => void) {
  useEffect(() => {
    const element = part.current
    if (!element) return
    return listen(element, onZoom)
  }, [part, onZoom])
}

function listen(element: HTMLElement, onZoom: (isZoomed: boolean) => void) {
  let now = { scale: 1, x: 0, y: 0 }
  let before = now
  let start: { at: Point; apart: number } | undefined
  let tap: { at: Point; ms: number } | undefined

  /** Nothing beside the picture comes into view. */
  function show({ scale, x, y }: typeof now) {
    const room = {
      x: (element.clientWidth * (scale - 1)) / 2,
      y: (element.clientHeight * (scale - 1)) / 2,
    }
    now = { scale, x: clamp(x, -room.x, room.x), y: clamp(y, -room.y, room.y) }
    element.style.transform = `translate(${now.x}px, ${now.y}px) scale(${now.scale})`
    onZoom(now.scale > 1)
  }

  /** The place below the fingers stays there. */
  function zoomTo(scale: number, at: Point, moved: Point = { x: 0, y: 0 }) {
    const { left, top, width, height } = (element.parentElement ?? element).getBoundingClientRect()
    const from = { x: at.x - left - width / 2, y: at.y - top - height / 2 }
    const grown = scale / before.scale
    show({
      scale,
      x: from.x - (from.x - before.x) * grown + moved.x,
      y: from.y - (from.y - before.y) * grown + moved.y,
    })
  }

  function begin(event: TouchEvent) {
    before = now
    const at = middleOf(event.touches)
    start = { at, apart: apartOf(event.touches) }
    if (event.touches.length > 1) event.preventDefault()
  }

  function move(event: TouchEvent) {
    if (!start) return
    const at = middleOf(event.touches)
    const moved = { x: at.x - start.at.x, y: at.y - start.at.y }
    if (event.touches.length > 1 && start.apart > 0) {
      event.preventDefault()
      zoomTo(clamp((before.scale * apartOf(event.touches)) / start.apart, 1, most), start.at, moved)
    } else if (before.scale > 1) {
      event.preventDefault()
      show({ ...before, x: before.x + moved.x, y: before.y + moved.y })
    }
  }

  function end(event: TouchEvent) {
    if (event.touches.length > 0) return begin(event)
    const [lifted] = event.changedTouches
    if (!lifted || !start) return
    const at = { x: lifted.clientX, y: lifted.clientY }
    const isTap = start.apart === 0 && isNear(at, start.at)
    start = undefined
    if (!isTap) tap = undefined
    else if (tap && event.timeStamp - tap.ms < doubleTapMs && isNear(at, tap.at)) {
      event.preventDefault()
      tap = undefined
      before = now
      if (now.scale > 1) show({ scale: 1, x: 0, y: 0 })
      else zoomTo(ofDoubleTap, at)
    } else tap = { at, ms: event.timeStamp }
  }

  const wanted = { passive: false }
  element.addEventListener('touchstart', begin, wanted)
  element.addEventListener('touchmove', move, wanted)
  element.addEventListener('touchend', end, wanted)
  element.addEventListener('touchcancel', end, wanted)
  return () => {
    element.removeEventListener('touchstart', begin)
    element.removeEventListener('touchmove', move)
    element.removeEventListener('touchend', end)
    element.removeEventListener('touchcancel', end)
  }
}

function clamp(value: number, least: number, greatest: number): number {
  return Math.min(greatest, Math.max(least, value))
}

function middleOf(touches: TouchList): Point {
  const all = [...touches]
  const sum = (of: (touch: Touch) => number) => all.reduce((before, touch) => before + of(touch), 0)
  return {
    x: sum(({ clientX }) => clientX) / all.length,
    y: sum(({ clientY }) => clientY) / all.length,
  }
}

/** 0 of a single finger. */
function apartOf([one, other]: TouchList): number {
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
}

function isNear(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < nearPx
}
