import { useEffect, useRef } from 'react'

/**
 * Pictures pasted, and files dropped, anywhere on the screen. Pasted text is the field's own; what is
 * dropped and is no picture is taken too, so that its tile says so.
 */
export function GivenFiles({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const latest = useRef(onFiles)
  latest.current = onFiles
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
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
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      latest.current(files)
    }
    addEventListener('paste', paste)
    addEventListener('dragover', over)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('paste', paste)
      removeEventListener('dragover', over)
      removeEventListener('drop', drop)
    }
  }, [])
  return null
}
