import { Copy } from 'lucide-react'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { frameWords } from '../text/frame-words'
import { useCopy } from './use-copy'

export function CopyButton({ value }: { value: string }) {
  const text = useWords(frameWords)
  const copy = useCopy()
  return (
    <Button onClick={() => copy(value)}>
      <Copy className="glyph glyph-small" aria-hidden />
      {text.words.copy}
    </Button>
  )
}
