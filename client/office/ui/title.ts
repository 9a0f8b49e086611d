import { useEffect } from 'react'
import { useWords } from '../../text/lang'
import { frameWords } from '../text/frame-words'

let shown = ''
let news = 0

/** Sets the title of the browser's tab. */
export function useTitle(title: string): void {
  const text = useWords(frameWords)
  const whole = `${title} · ${text.shop()} ${text.office}`
  useEffect(() => {
    shown = whole
    showTitle()
  }, [whole])
}

/** What came while nobody looked, before the title; 0 takes it off. */
export function countInTitle(n: number): void {
  news = n
  showTitle()
}

function showTitle(): void {
  document.title = news > 0 ? `(${news}) ${shown}` : shown
}
