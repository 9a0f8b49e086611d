import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import './tabs.css'

type TabsProps = {
  label: string
  chosen: string
  onChoose: (name: string) => void
  /** The link to open a tab without scripts. */
  hrefOf: (name: string) => string
  tabs: readonly { name: string; title: ReactNode; content: ReactNode }[]
}

/** Tabs by the ARIA pattern: arrow keys choose, hidden panels stay in the page. Each tab is a link. */
export function Tabs({ label, chosen, onChoose, hrefOf, tabs }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function chooseByKey(event: KeyboardEvent) {
    const now = tabs.findIndex(({ name }) => name === chosen)
    const last = tabs.length - 1
    const steps = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: last, ' ': now }
    const wanted = Object(steps)[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    const next = (wanted + tabs.length) % tabs.length
    onChoose(tabs[next]?.name ?? chosen)
    list.current?.querySelectorAll('a')[next]?.focus()
  }

  return (
    <div className="tabs" id="tabs">
      <div
        className="tabs-list"
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={chooseByKey}
      >
        {tabs.map(({ name, title }) => (
          <a
            className="grid centred barred"
            key={name}
            role="tab"
            href={hrefOf(name)}
            id={`${id}-${name}`}
            aria-controls={`${id}-${name}-panel`}
            aria-selected={name === chosen}
            tabIndex={name === chosen ? 0 : -1}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              onChoose(name)
            }}
          >
            {title}
          </a>
        ))}
      </div>
      {tabs.map(({ name, title, content }) => (
        <div
          key={name}
          className="tabs-panel"
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          hidden={name !== chosen}
        >
          <h2 className="visually-hidden">{title}</h2>
          {content}
        </div>
      ))}
    </div>
  )
}
