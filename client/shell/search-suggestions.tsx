import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { LeadsTo } from '#contract/search-words'
import { suggestionsQuery, useActiveMenus } from '../catalog/queries'
import { useCatalogueName } from '../text/catalogue-name'
import { formatTaka } from '../text/format'
import { useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { shellWords } from '../text/shell-words'
import { Picture } from '../ui/media/picture'
import { useSettled } from '../ui/state/use-settled'
import { optionsOf } from './search-options'
import { suggestionWords } from './suggestion-words'
import './search-suggestions.css'

/** A Bengali letter with its vowel sign is two. */
const leastLetters = 2
const pauseMs = 150

/** The combobox of the header's search: a late part that takes over its box. */
export function SearchSuggestions({ box }: { box: HTMLInputElement }) {
  const suggestions = useWords(suggestionWords)
  const shell = useWords(shellWords)
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState(box.value)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const keyword = useSettled(typed.trim(), pauseMs)
  const isLong = [...keyword].length >= leastLetters
  const { data, isPlaceholderData } = useQuery({
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
  const sayScreen = ({ screen, discount }: LeadsTo) =>
    screen === 'discount'
      ? suggestions.off(discount ?? '')
      : screen === 'orders'
        ? suggestions.orders
        : shell[screen]
  const options = isLong && data ? optionsOf(data, sayCategory, sayScreen) : []
  // What a former word found is still seen while the next is looked up, and cannot be chosen.
  const isFormer = isPlaceholderData || keyword !== typed.trim()
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
      if (isFormer) return
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
      if (isShown && chosen && !isFormer) {
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
          aria-label={suggestions.clear}
          onPointerDown={(event) => event.preventDefault()}
          onClick={clear}
        >
          <X className="icon" aria-hidden />
        </button>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label={suggestions.offered}
        className="search-offers"
        aria-busy={isFormer}
        hidden={!isShown}
      >
        {options.map(({ label, to, isCategory, product }, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys, and the focus.
          <div
            key={to}
            id={idOf(place)}
            role="option"
            aria-selected={place === active}
            aria-disabled={isFormer}
            tabIndex={-1}
            className="search-offer flex gap-12"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => !isFormer && choose(to)}
          >
            {product && (
              <span className="search-offer-picture rigid">
                <Picture url={product.image} alt="" sizes="40px" lazy={false} />
              </span>
            )}
            <span className="clamp grow" lang={scriptOf(label)}>
              {label}
            </span>
            {product && <span className="rigid bold num">{formatTaka(product.price)}</span>}
            {isCategory && <small className="rigid mute">{suggestions.category}</small>}
          </div>
        ))}
      </div>
    </>
  )
}
