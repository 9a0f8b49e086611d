import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { useWords } from '../../text/lang'
import { useKeys } from '../../ui/input/keys'
import { useIsWide } from '../../ui/state/use-wide'
import { frameWords } from '../text/frame-words'
import { useOpenPlaces } from './use-open-places'

type Sought = 'orders' | 'products'
const lists: Record<Sought, string> = { orders: '/orders', products: '/products' }
const typedForMs = 300

/**
 * Search for products on screens of products, else for orders: a field on a wide screen, an icon that
 * opens it on a phone. Customers have a field of their own.
 */
export function Find() {
  const { pathname } = useLocation()
  if (pathname.startsWith('/customers')) return null
  return <FindHere pathname={pathname} />
}

function FindHere({ pathname }: { pathname: string }) {
  const sought = /^\/(products|shelves)\b/.test(pathname) ? 'products' : 'orders'
  const isOpen = useOpenPlaces().some(({ name }) => name === sought)
  return isOpen ? <FindForm key={sought} what={sought} /> : null
}

/** The typed search, kept while one screen replaces another: its letters are not keys. */
let typing: string | null = null

function FindForm({ what }: { what: Sought }) {
  const text = useWords(frameWords)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // On a wide screen the list of orders is beside each of them.
  const isWide = useIsWide()
  const isAtList =
    isWide && what === 'orders' ? pathname.startsWith('/orders') : pathname === lists[what]
  const q = (isAtList && new URLSearchParams(search).get('q')) || ''
  const input = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
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

  // The field follows a search that changed elsewhere, as by Back, unless someone types in it.
  useEffect(() => {
    const own = input.current
    if (own && own !== document.activeElement) own.value = q
  }, [q])
  useEffect(() => () => clearTimeout(pause.current), [])

  function open() {
    // Synchronous, so that no letter is lost: only a visible field takes the focus.
    flushSync(() => setIsOpen(true))
    input.current?.focus()
    // Typing replaces the former search.
    input.current?.select()
  }
  useKeys([{ keys: '/', does: text.keys.find, act: open }])

  /** The list's other filters stay. */
  function show(sought: string, how?: { replace: boolean }) {
    const words = new URLSearchParams(isAtList ? search : '')
    if (what === 'orders') words.set('queue', 'all')
    if (sought) words.set('q', sought)
    else words.delete('q')
    navigate(`${lists[what]}?${words}`, how)
  }
  /** A list that is shown follows the typing. */
  function findSoon(typed: string) {
    clearTimeout(pause.current)
    if (!isAtList) return
    pause.current = setTimeout(() => {
      if (typed.trim() !== q) show(typed.trim(), { replace: true })
    }, typedForMs)
  }
  function find(event: FormEvent) {
    event.preventDefault()
    clearTimeout(pause.current)
    const sought = input.current?.value.trim() ?? ''
    if (!sought && !q) return
    // The keys then act on the rows.
    input.current?.blur()
    setIsOpen(false)
    if (sought !== q) show(sought)
  }

  return (
    <>
      <button
        type="button"
        className="bar-button"
        aria-label={text.find[what].label}
        onClick={open}
      >
        <Search className="glyph" aria-hidden />
      </button>
      <search className={isOpen ? 'finding open' : 'finding'}>
        <form className="flex mute find" onSubmit={find}>
          <Search className="glyph" aria-hidden />
          <input
            ref={input}
            type="search"
            aria-label={text.find[what].label}
            placeholder={text.find[what].hint}
            onChange={({ target }) => findSoon(target.value)}
            onBlur={(event) => event.target.value || setIsOpen(false)}
          />
          <kbd className="only-d">{'/'}</kbd>
        </form>
      </search>
    </>
  )
}
