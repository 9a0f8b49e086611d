import { useEffect } from 'react'
import { useText } from '../text/lang'

/** Sets the title of the browser's tab. */
export function useTitle(title: string): void {
  const text = useText()
  const whole = `${title} · ${text.shop()} ${text.office}`
  useEffect(() => {
    document.title = whole
  }, [whole])
}
