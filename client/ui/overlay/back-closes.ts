import { followDialogs, openDialogs } from './open-dialogs'

/**
 * Back closes an open dialog: each has an entry of the history with the address and the state of its
 * screen, and the mark of its place among the open ones. However a dialog closes, its entry goes; a
 * new screen opened in it takes the entry's place. The router sees none of these entries.
 */

const leaveMs = 150
/** The dialogs of a screen close after the next one has opened. */
const closeMs = 500
/** A busy phone takes a second for a step. */
const giveUpMs = 3000
type Place = { state: unknown; url: string | URL | null | undefined }

let timer: ReturnType<typeof setTimeout> | undefined
/** The router's entry. */
let at: unknown
/** On the way from the entries of closed dialogs. */
let moving: ReturnType<typeof setTimeout> | undefined
/** Where the page stood then: the browser would scroll back to where the dialog opened. */
let stood = { left: 0, top: 0 }
/** What the router opened meanwhile: its entry waits, since a change of the history may end the step. */
let opened: Place | undefined
/** The screen's address and state as they were changed during a dialog. */
let changed: Place | undefined

/** Starts it, once for the whole page; a reload with an open dialog leaves its entry. */
export function startBack(): void {
  at = Object(history.state).idx
  addEventListener('popstate', arrive, true)
  history.pushState = push
  history.replaceState = replace
  followDialogs(() => settleSoon())
  settleSoon()
}

const markOf = (state: unknown): number => Object(state).dialog ?? 0
const marked = (state: unknown, dialog: number) => ({
  ...Object(state),
  dialog: dialog || undefined,
})

function settleSoon(afterMs = 0): void {
  clearTimeout(timer)
  // A press may also open an address, which a step in the history would stop.
  const leavesMs = markOf(history.state) > openDialogs.length ? leaveMs : 0
  timer = setTimeout(settle, Math.max(afterMs, leavesMs))
}

/** As many entries as open dialogs. */
function settle(): void {
  if (moving) return
  const mark = markOf(history.state)
  for (let next = mark + 1; next <= openDialogs.length; next++) {
    History.prototype.pushState.call(history, marked(history.state, next), '')
  }
  if (mark <= openDialogs.length) return
  changed ??= { state: history.state, url: location.href }
  moving = setTimeout(giveUp, giveUpMs)
  stood = { left: scrollX, top: scrollY }
  history.go(openDialogs.length - mark)
}

function giveUp(): void {
  const next = opened
  arrived()
  if (next) put(next, markOf(history.state))
}

function arrived(): void {
  clearTimeout(moving)
  moving = undefined
  opened = undefined
  settleSoon()
}

function arrive(event: PopStateEvent): void {
  const { idx } = Object(event.state)
  const mark = markOf(event.state)
  const isOwnStep = moving !== undefined
  const next = opened
  arrived()
  if (next) {
    event.stopImmediatePropagation()
    put(next, mark)
    return
  }
  if (at === undefined || idx !== at) {
    at = idx
    changed = undefined
    return
  }
  event.stopImmediatePropagation()
  if (changed) write({ ...changed, state: marked(changed.state, mark) })
  if (mark === 0) changed = undefined
  if (isOwnStep) requestAnimationFrame(() => scrollTo({ ...stood, behavior: 'instant' }))
  else for (const close of openDialogs.slice(mark).reverse()) close()
}

/** The router opens a screen. */
function push(state: unknown, _title: string, url?: string | URL | null): void {
  at = Object(state).idx
  changed = undefined
  if (moving) {
    opened = { state, url }
    return
  }
  const former = location.pathname
  put({ state, url }, markOf(history.state))
  // The sheet of filters stays open.
  settleSoon(location.pathname === former ? 0 : closeMs)
}

/** The router changes the address of a screen: of its own entry too, once its dialogs are closed. */
function replace(state: unknown, _title: string, url?: string | URL | null): void {
  const mark = markOf(history.state)
  at = Object(state).idx
  if (moving && opened) opened = { state, url }
  else if (moving || mark > 0) changed = { state, url }
  if (!moving) write({ state: marked(state, mark), url })
}

/** A new entry, in the place of a dialog's. */
function put({ state, url }: Place, mark: number): void {
  if (mark > 0) write({ state, url })
  else History.prototype.pushState.call(history, state, '', url)
}

function write({ state, url }: Place): void {
  History.prototype.replaceState.call(history, state, '', url)
}
