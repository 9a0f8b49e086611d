import { useEffect, useRef } from 'react'

/**
 * Takes pasted pictures and dropped files anywhere on the screen. A field keeps its own paste, and
 * so does a paste with text: a spreadsheet copies a picture of its cells along. A dropped file of
 * another kind is taken too: its tile shows the refusal.
 */
export function GivenFiles({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const latest = useRef(onFiles)
  latest.current = onFiles
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isTextOfField(event)) return
      const pictures = [...(event.clipboardData?.files ?? [])].filter(({ type }) =>
        type.startsWith('image/'),
      )
      if (pictures.length === 0) return
      event.preventDefault()
      latest.current(pictures)
    }
    // The browser would open a dropped file in place of the page.
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    // A dragged picture of the page arrives as a file too.
    let isOwn = false
    const start = () => {
      isOwn = true
    }
    const end = () => {
      isOwn = false
    }
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0 || event.defaultPrevented) return
      event.preventDefault()
      if (!isOwn) latest.current(files)
    }
    addEventListener('paste', paste)
    addEventListener('dragstart', start)
    addEventListener('dragend', end)
    addEventListener('dragover', over)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('paste', paste)
      removeEventListener('dragstart', start)
      removeEventListener('dragend', end)
      removeEventListener('dragover', over)
      removeEventListener('drop', drop)
    }
  }, [])
  return null
}

function isTextOfField({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof HTMLElement && target.matches(fields)
  return isField && clipboardData?.getData('text/plain') !== ''
}

const fields = 'input, textarea, [contenteditable] *, [contenteditable]'
