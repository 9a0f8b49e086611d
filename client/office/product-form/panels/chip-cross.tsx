import { X } from 'lucide-react'
import { useWords } from '../../../text/lang'
import { productWords } from '../../text/product-words'

/** Removes a member from its list. */
export function ChipCross({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { catalogue } = useWords(productWords).product
  return (
    <button type="button" aria-label={catalogue.remove(name)} onClick={onRemove}>
      <X className="glyph glyph-small" aria-hidden />
    </button>
  )
}
