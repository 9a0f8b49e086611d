const leastPx = 8

/** Marks the page while the shopper scrolls down (header.css); the first screen keeps its header. */
export function hideHeaderOnScroll(): void {
  let lastY = scrollY
  addEventListener(
    'scroll',
    () => {
      if (Math.abs(scrollY - lastY) < leastPx) return
      const isAway = scrollY > lastY && scrollY > innerHeight / 4
      document.documentElement.classList.toggle('header-away', isAway)
      lastY = scrollY
    },
    { passive: true },
  )
}
