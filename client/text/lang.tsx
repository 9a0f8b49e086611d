import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { Choice } from '#contract/shop'
import type { Lang } from './times'
import type { Translation } from './translation'

/** Texts of rooms by their names; a room is a file of rooms/ that exports both languages. */
export type Rooms = Record<string, object>
type Shown = { choice: Choice; english?: Rooms | undefined }

let shown: Shown = { choice: 'none' }
const listeners = new Set<() => void>()
const ShownContext = createContext(shown)

/** A change of the language renders the children again. */
export function InChosenLanguage({ children }: { children: ReactNode }) {
  const now = useSyncExternalStore(subscribe, shownNow, shownNow)
  return <ShownContext value={now}>{children}</ShownContext>
}

/** The rooms' texts in the reader's language: `const { cart } = useText({ cart })`. */
export function useText<R extends Rooms>(rooms: R): R {
  return textIn(use(ShownContext), rooms)
}

/** Like `useText`, outside of components. */
export function textNow<R extends Rooms>(rooms: R): R {
  return textIn(shown, rooms)
}

export function useChoice(): Choice {
  return use(ShownContext).choice
}

/** The language of the shop's own words. */
export function useLang(): Lang {
  return langOf(useChoice())
}

export function langNow(): Lang {
  return langOf(shown.choice)
}

export const langOf = (choice: Choice): Lang => (choice === 'en' ? 'en' : 'bn')

/** A text of the specification as one string, for names and titles. */
export function useSaid(): (translation: Translation) => string {
  const choice = useChoice()
  return (translation) => sayIn(choice, translation)
}

function sayIn(choice: Choice, { en, bn, isFixed }: Translation): string {
  return choice === 'en' || (choice === 'none' && isFixed === 'en') ? en : bn
}

/** Shows everything in this language. `english`: all rooms' texts, needed for English alone. */
export function showIn(choice: Choice, english?: Rooms): void {
  shown = { choice, english }
  for (const listener of listeners) listener()
}

function textIn<R extends Rooms>({ choice, english }: Shown, rooms: R): R {
  if (choice !== 'en' || !english) return rooms
  return Object.fromEntries(
    Object.entries(rooms).map(([name, bengali]) => [name, english[name] ?? bengali]),
  ) as R
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function shownNow(): Shown {
  return shown
}
