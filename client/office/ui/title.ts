import { useEffect } from 'react'
import { useWords } from '../../text/lang'
import { frameWords } from '../text/frame-words'

/** Sets the title of the browser's tab. */
export function useTitle(title: string): void {
  const text = useWords(frameWords)
  const whole = `${title} · ${text.shop()} ${text.office}`
  useEffect(() => {
    document.title = whole
  }, [whole])
}
