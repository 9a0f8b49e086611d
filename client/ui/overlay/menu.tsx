import type { LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../form/button'
import { Link } from '../text/link'
import { closeOnBack } from './open-dialogs'
import './menu.css'

export type MenuItem = {
  name: string
  Icon?: LucideIcon
  act?: () => void
  /** A screen of the office. */
  to?: string
  /** A page of the shop, in a tab of its own. */
  href?: string
  /** A file of the office, to be downloaded. */
  file?: string
}
type MenuProps = {
  /** The name of its button. */
  label: string
  items: readonly MenuItem[]
  /** The button's content. */
  children: ReactNode
  className?: string
}

/** Room below the button for its menu, which otherwise opens above. */
const roomPx = 300

/** A button that opens a few acts. Arrows move; Esc, Back and a press elsewhere close. */
export function Menu({ label, items, children, className }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isAbove, setIsAbove] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  const id = useId()
  const button = () => part.current?.querySelector<HTMLElement>('button')
  const entries = () => [...(part.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useEffect(() => {
    if (!isOpen) return
    entries()[0]?.focus()
    const closeElsewhere = ({ target }: PointerEvent) => {
      if (target instanceof Node && !part.current?.contains(target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeElsewhere)
    const leaveHistory = closeOnBack(close)
    return () => {
      leaveHistory()
      document.removeEventListener('pointerdown', closeElsewhere)
    }
  }, [isOpen])

  function open() {
    setIsAbove((button()?.getBoundingClientRect().bottom ?? 0) > innerHeight - roomPx)
    setIsOpen(true)
  }
  function close() {
    button()?.focus()
    setIsOpen(false)
  }
  function move(event: KeyboardEvent) {
    const all = entries()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next: Record<string, number> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }
    const to = next[event.key]
    if (event.key === 'Tab') setIsOpen(false)
    if (event.key === 'Escape') close()
    if (to === undefined && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (to !== undefined) all[to]?.focus()
  }

  return (
    <div className="menu" ref={part}>
      <Button
        square
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? close() : open())}
      >
        {children}
      </Button>
      {isOpen && (
        <div
          id={id}
          className={isAbove ? 'menu-list above' : 'menu-list'}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={move}
        >
          {items.map((item) => (
            <Entry key={item.name} item={item} onChoose={close} />
          ))}
        </div>
      )}
    </div>
  )
}

function Entry({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const { name, Icon, act, to, href, file } = item
  const inside = (
    <>
      {Icon && <Icon className="glyph glyph-small" aria-hidden />}
      {name}
    </>
  )
  if (to) {
    return (
      <Link role="menuitem" tabIndex={-1} to={to}>
        {inside}
      </Link>
    )
  }
  if (href) {
    return (
      <a
        role="menuitem"
        tabIndex={-1}
        href={href}
        target="_blank"
        rel="noreferrer"
        onClick={onChoose}
      >
        {inside}
      </a>
    )
  }
  if (file) {
    return (
      <a role="menuitem" tabIndex={-1} href={file} download onClick={onChoose}>
        {inside}
      </a>
    )
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={() => {
        // The focus returns first; a dialog of the act may then take it.
        onChoose()
        act?.()
      }}
    >
      {inside}
    </button>
  )
}
