import { useState } from 'react'

/** Answers that are typed and not kept yet, by message; gone with the page. */
const drafts = new Map<number, string>()

/** What is typed for a message, also after one has been elsewhere; undefined when nothing is. */
export function useDraft(id: number) {
  const [draft, setDraft] = useState(() => drafts.get(id))
  function change(words: string | undefined) {
    if (words === undefined) drafts.delete(id)
    else drafts.set(id, words)
    setDraft(words)
  }
  return [draft, change] as const
}
