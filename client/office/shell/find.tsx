import { Search } from 'lucide-react'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { useKeys } from '../../ui/input/keys'
import { useText } from '../text/lang'
import { useOpenPlaces } from './use-open-places'

type Sought = 'orders' | 'products'
const addressOf: Record<Sought, (q: string) => string> = {
  orders: (q) => `/orders?${new URLSearchParams({ queue: 'all', q })}`,
  products: (q) => `/products?${new URLSearchParams({ q })}`,
}

/**
 * Search for products on screens of products, else for orders: a field on a wide screen, an icon that
 * opens it on a phone.
 */
export function Find() {
  const { pathname } = useLocation()
  const sought = /^\/(products|shelves)\b/.test(pathname) ? 'products' : 'orders'
  const isOpen = useOpenPlaces().some(({ name }) => name === sought)
  return isOpen ? <FindForm key={sought} what={sought} /> : null
}

/** The typed search, kept while one screen replaces another: its letters are not keys. */
let typing: string | null = null

function FindForm({ what }: { what: Sought }) {
  const text = useText()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useLayoutEffect(() => {
    const own = input.current
    if (own && typing !== null) {
      own.value = typing
      own.focus()
    }
    typing = null
    return () => {
      if (own && document.activeElement === own) typing = own.value
    }
  }, [])

  function open() {
    // Synchronous, so that no letter is lost: only a visible field takes the focus.
    flushSync(() => setIsOpen(true))
    input.current?.focus()
    // Typing replaces the former search.
    input.current?.select()
  }
  useKeys([{ keys: '/', does: text.keys.find, act: open }])

  function find(event: FormEvent) {
    event.preventDefault()
    const sought = input.current?.value.trim() ?? ''
    if (!sought) return
    // The keys then act on the rows.
    input.current?.blur()
    setIsOpen(false)
    navigate(addressOf[what](sought))
  }

  return (
    <>
      <button type="button" className="ib" aria-label={text.find[what].label} onClick={open}>
        <Search className="i" aria-hidden />
      </button>
      <search className={isOpen ? 'finding open' : 'finding'}>
        <form className="flex mute find" onSubmit={find}>
          <Search className="i" aria-hidden />
          <input
            ref={input}
            type="search"
            aria-label={text.find[what].label}
            placeholder={text.find[what].hint}
            onBlur={(event) => event.target.value || setIsOpen(false)}
          />
          <kbd className="only-d">{'/'}</kbd>
        </form>
      </search>
    </>
  )
}
