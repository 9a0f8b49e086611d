import { Share2 } from 'lucide-react'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { frameWords } from '../text/frame-words'
import { useCopy } from './use-copy'

/** Hands a text, or a link with its title, to the apps of the device; nothing where the browser cannot, beside a copy button. */
export function ShareButton({ value, title }: { value: string; title?: string }) {
  const { words } = useWords(frameWords)
  const copy = useCopy()
  if (typeof navigator.share !== 'function') return null
  async function share() {
    try {
      await navigator.share(title ? { title, url: value } : { text: value })
    } catch (error) {
      // The person closed the list of apps.
      if (Object(error).name !== 'AbortError') await copy(value)
    }
  }
  return (
    <Button onClick={share}>
      <Share2 className="glyph glyph-small" aria-hidden />
      {words.share}
    </Button>
  )
}
