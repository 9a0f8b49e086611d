import { Copy } from 'lucide-react'
import { Button } from '../../ui/form/button'
import { useText } from '../text/lang'
import { useCopy } from './use-copy'

export function CopyButton({ value }: { value: string }) {
  const text = useText()
  const copy = useCopy()
  return (
    <Button onClick={() => copy(value)}>
      <Copy className="glyph glyph-small" aria-hidden />
      {text.words.copy}
    </Button>
  )
}
