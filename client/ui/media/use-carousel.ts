import { type FocusEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { stopped } from '../state/motion'
import { slideTo, stopSlide } from './slide-to'

type CarouselOptions = {
  count: number
  delayMs: number
  /** Number of slides in view, until the browser has measured it. */
  shown?: number
}

/**
 * A row of slides: a finger or the buttons scroll it, and a clock moves it one slide at a time. The
 * clock stops once the shopper stopped all that moves, while it is hovered, focused or touched, in a
 * hidden tab, and for reduced motion. A keyboard focus ends a running move, and its slide comes into
 * view. Put `track` on the scrolling list and `hold` around it.
 */
export function useCarousel({ count, delayMs, shown = 1 }: CarouselOptions) {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const [places, setPlaces] = useState(Math.max(1, count - shown + 1))
  const paused = stopped.use()
  const [held, setHeld] = useState(false)

  useEffect(() => {
    const list = track.current
    if (!list) return
    const measure = () => setPlaces(placesOf(list, count))
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    const note = () => setIndex(Math.round(list.scrollLeft / slideWidthOf(list)))
    list.addEventListener('scroll', note, { passive: true })
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', note)
    }
  }, [count])

  function go(to: number) {
    const list = track.current
    const next = places > 0 ? (to + places) % places : 0
    if (list) slideTo(list, next * slideWidthOf(list))
  }

  function holdAtFocus({ target }: FocusEvent) {
    setHeld(true)
    const list = track.current
    // Under a finger or a mouse nothing may move away from the pressed part.
    if (!list || !target.matches(':focus-visible')) return
    stopSlide(list)
    showSlide(list, target)
  }

  function release({ currentTarget }: SyntheticEvent) {
    setHeld(currentTarget.matches(':focus-within'))
  }

  useEffect(() => {
    if (paused || held || places < 2) return
    const timer = setInterval(() => {
      const list = track.current
      if (!list || document.hidden || prefersLessMotion()) return
      const width = slideWidthOf(list)
      slideTo(list, ((Math.round(list.scrollLeft / width) + 1) % places) * width)
    }, delayMs)
    return () => clearInterval(timer)
  }, [paused, held, places, delayMs])

  return {
    track,
    index,
    /** Number of positions; one if every slide is in view. */
    places,
    /** Number of slides in view. */
    inView: count - places + 1,
    go,
    hold: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: release,
      onFocus: holdAtFocus,
      onBlur: release,
      onTouchStart: () => setHeld(true),
      onTouchEnd: release,
    },
  }
}

/** Moves the slide that holds `part` wholly into view. */
function showSlide(list: HTMLElement, part: Element) {
  const place = [...list.children].findIndex((slide) => slide.contains(part))
  if (place < 0) return
  const width = slideWidthOf(list)
  const shown = Math.round(list.clientWidth / width)
  const first = Math.round(list.scrollLeft / width)
  list.scrollLeft = Math.min(Math.max(first, place - shown + 1), place) * width
}

function slideWidthOf(list: HTMLElement): number {
  const [first, second] = list.children
  if (!(first instanceof HTMLElement)) return 1
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth
}

function placesOf(list: HTMLElement, count: number): number {
  const hidden = list.scrollWidth - list.clientWidth
  return Math.min(count, Math.round(hidden / slideWidthOf(list)) + 1)
}

function prefersLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
