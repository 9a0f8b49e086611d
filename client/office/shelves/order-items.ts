import { ArrowDown, ArrowUp, ArrowUpToLine } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useShelfText } from '../text/shelves'
import type { MenuItem } from '../ui/menu'

/** The entries of a menu, and the keys, that move a row of a list. */
export function useOrderItems() {
  const text = useShelfText()
  return function itemsOf(at: number, of: number, move: (to: number) => void) {
    const items: MenuItem[] = [
      ...(at > 0 ? [{ name: text.before, Icon: ArrowUp, act: () => move(at - 1) }] : []),
      ...(at < of - 1 ? [{ name: text.behind, Icon: ArrowDown, act: () => move(at + 1) }] : []),
      ...(at > 1 ? [{ name: text.first, Icon: ArrowUpToLine, act: () => move(0) }] : []),
    ]
    /** Alt with an arrow, within the row. */
    const onKeyDown = (event: KeyboardEvent) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      if (!event.altKey || by === undefined) return
      event.preventDefault()
      event.stopPropagation()
      move(at + by)
    }
    return { items, onKeyDown }
  }
}
