const transitionMs = 500
/** The next animation frame of each moving row. */
const frames = new WeakMap<HTMLElement, number>()

/** Scrolls a row sideways in the spec's 500 ms, which native smooth scrolling cannot do. */
export function slideTo(list: HTMLElement, left: number): void {
  stopSlide(list)
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    list.scrollLeft = left
    return
  }
  const start = list.scrollLeft
  const startedAt = performance.now()
  // Snapping would fight each step.
  list.style.scrollSnapType = 'none'

  function step(now: number) {
    const share = Math.min(1, Math.max(0, (now - startedAt) / transitionMs))
    list.scrollLeft = start + (left - start) * easeInOut(share)
    if (share < 1) frames.set(list, requestAnimationFrame(step))
    else list.style.scrollSnapType = ''
  }
  frames.set(list, requestAnimationFrame(step))
}

/** Stops a running move at its present place. */
export function stopSlide(list: HTMLElement): void {
  cancelAnimationFrame(frames.get(list) ?? 0)
  list.style.scrollSnapType = ''
}

function easeInOut(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2
}
