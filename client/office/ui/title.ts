import { useEffect } from 'react'
import { useText } from '../text/lang'

/** What the browser's tab says of the screen. */
export function useTitle(title: string): void {
  const text = useText()
  const whole = `${title} · ${text.shop} ${text.office}`
  useEffect(() => {
    document.title = whole
  }, [whole])
}
