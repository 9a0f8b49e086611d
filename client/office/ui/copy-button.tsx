import { Copy } from 'lucide-react'
import { toast } from '../../ui/toast'
import { useText } from '../text/lang'
import { Button } from './button'

/** Copies a text that is also seen, for where a browser lets no page copy. */
export function CopyButton({ value }: { value: string }) {
  const text = useText()
  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      toast.success(text.words.copied)
    } catch {
      toast.error(text.words.copyByHand)
    }
  }
  return (
    <Button onClick={copy}>
      <Copy className="i s" aria-hidden />
      {text.words.copy}
    </Button>
  )
}
