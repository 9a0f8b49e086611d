import { createContext, useContext, useEffect } from 'react'
import type { EagerPicture, Facts, Head } from '#contract/first-view'
import { useWords, wordsNow } from '../../text/lang'
import { shellWords } from '../../text/shell-words'

type Collected = { head?: Head; trail?: Facts; eager?: EagerPicture }

/** The server passes an empty object, which rendering fills. */
export const HeadContext = createContext<Collected | null>(null)

/** Sets the document's title and description for the calling screen. */
export function useHead(head: Head): void {
  const collected = useContext(HeadContext)
  if (collected) collected.head = head
  const text = useWords(shellWords)
  const title = titleOf(head, text)
  const { description } = head
  const hidden = Boolean(head.hidden || head.missing)

  useEffect(() => {
    document.title = title
    setMeta('description', description)
    setMeta('robots', hidden ? 'noindex' : 'index,follow')
  }, [title, description, hidden])
}

/** Preloads the first eager picture before the document's text. */
export function usePreload(picture: EagerPicture | null): void {
  const collected = useContext(HeadContext)
  if (collected && picture) collected.eager ??= picture
}

export function titleOf(
  { title }: Pick<Head, 'title'>,
  { titled, homeTitle } = wordsNow(shellWords),
): string {
  return title ? titled(title) : homeTitle()
}

function setMeta(name: string, content: string): void {
  let meta = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (!meta) {
    meta = document.createElement('meta')
    meta.name = name
    document.head.append(meta)
  }
  meta.content = content
}
