const transitionMs = 500

/** Scrolls a row sideways in the spec's 500 ms, which the browser's own smooth scrolling cannot do. */
export function slideTo(list: HTMLElement, left: number): void {
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
    if (share < 1) requestAnimationFrame(step)
    else list.style.scrollSnapType = ''
  }
  requestAnimationFrame(step)
}

function easeInOut(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2
}
