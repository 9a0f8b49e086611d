import { useEffect, useRef } from 'react'
import { Link } from '../../ui/text/link'

/** `n`: the number of its rows, if known. */
type Tab = { name: string; to: string; words: string; n: number | undefined }
type ListTabsProps = { label: string; tabs: readonly Tab[]; open: string }

/** The parts of a list, each with its number; the open one is in the middle of a narrow screen. */
export function ListTabs({ label, tabs, open }: ListTabsProps) {
  const nav = useRef<HTMLElement>(null)
  const widths = tabs.map(({ n }) => n !== undefined).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: numbers make them wider
  useEffect(() => {
    const chosen = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (!nav.current || !chosen) return
    const middle = chosen.offsetLeft - nav.current.offsetLeft + chosen.offsetWidth / 2
    nav.current.scrollLeft = middle - nav.current.clientWidth / 2
  }, [open, widths])
  return (
    <nav ref={nav} className="queues" aria-label={label}>
      {tabs.map(({ name, to, words, n }) => (
        <Link key={name} to={to} aria-current={name === open ? 'page' : undefined}>
          {words}
          {n !== undefined && <span className="tally num">{n}</span>}
        </Link>
      ))}
    </nav>
  )
}
