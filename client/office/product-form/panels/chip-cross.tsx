import { X } from 'lucide-react'
import { useProductText } from '../../text/product-text'

/** Removes a member from its list. */
export function ChipCross({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { catalogue } = useProductText().product
  return (
    <button type="button" aria-label={catalogue.remove(name)} onClick={onRemove}>
      <X className="glyph glyph-small" aria-hidden />
    </button>
  )
}
