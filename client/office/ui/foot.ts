/**
 * A ref for what stands fixed at the foot of a phone's screen: its upper edge, above which other bars stay
 * and the page ends, is kept in this variable of the page. `--dock` of the menu, `--foot` of acts above it.
 */
export function footRef(name: '--dock' | '--foot') {
  return (part: HTMLElement | null) => {
    if (!part) return
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => {
      const isFixed = getComputedStyle(part).position === 'fixed'
      const height = Math.round(innerHeight - part.getBoundingClientRect().top)
      if (isFixed) root.setProperty(name, `${height}px`)
      else root.removeProperty(name)
    })
    observer.observe(part)
    return () => {
      observer.disconnect()
      root.removeProperty(name)
    }
  }
}
export const acrossFoot = footRef('--foot')
export const acrossDock = footRef('--dock')
