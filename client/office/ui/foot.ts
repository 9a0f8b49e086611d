/**
 * A ref for what stands fixed at the foot of a phone's screen: its upper edge, above which other bars stay
 * and the page ends, is stored in this variable of the page. `--dock` of the menu, `--foot` of acts above it;
 * `--told` is how high the bars above both of them are.
 */
export function footRef(name: '--dock' | '--foot' | '--told') {
  return (part: HTMLElement | null) => {
    if (!part) return
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => {
      const isFixed = getComputedStyle(part).position === 'fixed'
      const { top, height: own } = part.getBoundingClientRect()
      // Hidden by acts above it, it has no edge; and a variable of the page costs the style of all of it.
      if (name === '--dock' && own === 0) return
      const height = Math.round(name === '--told' ? own : innerHeight - top)
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
export const acrossBars = footRef('--told')
