/**
 * A ref for elements fixed at the foot of a phone's screen: their upper edge, at which other bars
 * and the page end, is stored in this variable of the page. `--dock`: the menu, `--foot`: acts
 * above it; `--told`: the height of the bars above both.
 */
export function footRef(name: '--dock' | '--foot' | '--told') {
  return (part: HTMLElement | null) => {
    if (!part) return
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => {
      const isFixed = getComputedStyle(part).position === 'fixed'
      const { top, height: own } = part.getBoundingClientRect()
      // Hidden below acts, it has no edge; and changing a page's variable restyles the whole page.
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
