import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { suggestionsQuery, useActiveMenus } from '../catalog/queries'
import { paths } from '../paths'
import { useCatalogueName } from '../text/catalogue-name'
import { useText } from '../text/lang'
import { suggestions } from '../text/rooms/suggestions'
import { scriptOf } from '../text/script-of'
import { useSettled } from '../ui/state/use-settled'
import './search-suggestions.css'

const leastLetters = 3
const pauseMs = 150

/** The combobox of the header's search: a late part that takes over its box. */
export function SearchSuggestions({ box }: { box: HTMLInputElement }) {
  const text = useText({ suggestions })
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState(box.value)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const keyword = useSettled(typed.trim(), pauseMs)
  const isLong = [...keyword].length >= leastLetters
  const { data } = useQuery({
    ...suggestionsQuery(keyword),
    enabled: isOpen && isLong,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const { all } = useActiveMenus()
  const nameOf = useCatalogueName()
  const known = all.flatMap(({ categories }) => categories)
  const sayCategory = (name: string) =>
    nameOf(name, known.find(({ category }) => category === name)?.english).label
  const options = isLong && data ? optionsOf(data, sayCategory) : []
  const isShown = isOpen && typed.trim() !== '' && options.length > 0
  const idOf = (place: number) => `${listId}-${place}`

  function choose(to: string) {
    setIsOpen(false)
    empty()
    box.blur()
    navigate(to)
  }

  function press(event: KeyboardEvent) {
    if (event.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = options[active]
    if (step !== 0 && options.length > 0) {
      event.preventDefault()
      setIsOpen(true)
      // One place more than there are options: the box itself.
      const places = options.length + 1
      setActive((now) => ((now + 1 + step + places) % places) - 1)
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      setIsOpen(false)
      setActive(-1)
    } else if (event.key === 'Enter') {
      setIsOpen(false)
      if (isShown && chosen) {
        event.preventDefault()
        choose(chosen.to)
      }
    }
  }

  useEffect(() => {
    const change = () => {
      setTyped(box.value)
      setActive(-1)
      setIsOpen(true)
    }
    const leave = () => setIsOpen(false)
    box.addEventListener('input', change)
    box.addEventListener('blur', leave)
    setTyped(box.value)
    return () => {
      box.removeEventListener('input', change)
      box.removeEventListener('blur', leave)
    }
  }, [box])
  useEffect(() => {
    box.addEventListener('keydown', press)
    return () => box.removeEventListener('keydown', press)
  })
  useEffect(() => {
    const states = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': listId,
      'aria-activedescendant': isShown && active >= 0 ? `${listId}-${active}` : '',
    }
    for (const [name, state] of Object.entries(states)) {
      if (state) box.setAttribute(name, state)
      else box.removeAttribute(name)
    }
  }, [box, isShown, active, listId])

  function empty() {
    box.value = ''
    setTyped('')
  }

  function clear() {
    empty()
    box.focus()
  }

  return (
    <>
      {typed && (
        <button
          type="button"
          className="search-clear middle"
          aria-label={text.suggestions.clear}
          onPointerDown={(event) => event.preventDefault()}
          onClick={clear}
        >
          <X className="icon" aria-hidden />
        </button>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label={text.suggestions.offered}
        className="search-offers"
        hidden={!isShown}
      >
        {options.map(({ label, to, isCategory }, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys, and the focus.
          <div
            key={to}
            id={idOf(place)}
            role="option"
            aria-selected={place === active}
            tabIndex={-1}
            className="search-offer flex between gap-12"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(to)}
          >
            <span className="clamp" lang={scriptOf(label)}>
              {label}
            </span>
            {isCategory && <small className="rigid mute">{text.suggestions.category}</small>}
          </div>
        ))}
      </div>
    </>
  )
}

type Offered = { products: { title: string; slug: string }[]; categories: string[] }

function optionsOf({ products, categories }: Offered, sayCategory: (name: string) => string) {
  return [
    ...categories.map((name) => ({
      label: sayCategory(name),
      to: paths.category(name),
      isCategory: true,
    })),
    ...products.map(({ title, slug }) => ({
      label: title,
      to: paths.product(slug),
      isCategory: false,
    })),
  ]
}
