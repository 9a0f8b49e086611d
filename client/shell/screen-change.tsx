import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { langNow, useLang } from '../text/lang'
import { rememberScroll, restoreScroll, startScrollMemory } from './scroll-memory'

const waitForHeadingMs = 10_000

/**
 * Does what a browser does on a new page and a router does not: scrolls to the top or to the former
 * place, focuses the heading, and announces the title.
 */
export function ScreenChange() {
  const { key, pathname, search, state } = useLocation()
  const navigationType = useNavigationType()
  const lang = useLang()
  const [said, setSaid] = useState({ title: '', lang: '' })
  const shownPath = useRef(pathname)
  const place = key + pathname + search

  useEffect(startScrollMemory, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per place, whatever else changes
  useLayoutEffect(() => {
    rememberScroll(place)
    if (navigationType === NavigationType.Pop) return restoreScroll(place)
    if (state?.keepScroll) return undefined
    if (navigationType === NavigationType.Push || shownPath.current !== pathname) scrollTo(0, 0)
    return undefined
  }, [place])

  useEffect(() => {
    if (shownPath.current === pathname) return undefined
    shownPath.current = pathname
    dispatchEvent(new Event('screenchange'))
    return whenHeadingStands((heading) => {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      setSaid({ title: document.title, lang: langNow() })
    })
  }, [pathname])

  return (
    <p className="visually-hidden" role="status">
      {said.lang === lang && said.title}
    </p>
  )
}

/** Waits for a heading that comes with the first answer. Returns a function that stops it. */
function whenHeadingStands(act: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('main h1')
  const standing = find()
  if (standing) {
    // The page's own effects, among them its title, run in the same turn.
    const timer = setTimeout(() => act(standing))
    return () => clearTimeout(timer)
  }
  const observer = new MutationObserver(() => {
    const heading = find()
    if (!heading) return
    stop()
    setTimeout(() => act(heading))
  })
  const timer = setTimeout(() => observer.disconnect(), waitForHeadingMs)
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}
