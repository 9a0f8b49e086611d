import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { Choice } from '#contract/shop'
import { type English, type Said, type Words, wordsIn } from './pairs'
import type { Lang } from './times'
import type { Translation } from './translation'

type Shown = { choice: Choice; english?: English | undefined }

let shown: Shown = { choice: 'none' }
const listeners = new Set<() => void>()
const ShownContext = createContext(shown)

/** A change of the language renders the children again. */
export function InChosenLanguage({ children }: { children: ReactNode }) {
  const now = useSyncExternalStore(subscribe, shownNow, shownNow)
  return <ShownContext value={now}>{children}</ShownContext>
}

/** The words in the reader's language: `const text = useWords(cartWords)`. */
export function useWords<W extends Words>(words: W): Said<W> {
  return inShown(use(ShownContext), words)
}

/** Like `useWords`, outside of components. */
export function wordsNow<W extends Words>(words: W): Said<W> {
  return inShown(shown, words)
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

/** Shows everything in this language. `english`: what the build keeps apart of it. */
export function showIn(choice: Choice, english?: English): void {
  shown = { choice, english }
  for (const listener of listeners) listener()
}

function inShown<W extends Words>({ choice, english }: Shown, words: W): Said<W> {
  return wordsIn(words, langOf(choice), english)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function shownNow(): Shown {
  return shown
}
