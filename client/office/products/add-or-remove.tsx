import { useWords } from '../../text/lang'
import { productsWords } from './words'

import '../../ui/form/seg.css'

type AddOrRemoveProps = { isRemoving: boolean; onChange: (isRemoving: boolean) => void }

export function AddOrRemove({ isRemoving, onChange }: AddOrRemoveProps) {
  const { bulk } = useWords(productsWords)
  return (
    <fieldset>
      <legend className="visually-hidden">{bulk.how}</legend>
      <div className="segments">
        <label>
          <input type="radio" name="add" checked={!isRemoving} onChange={() => onChange(false)} />
          <span>{bulk.add}</span>
        </label>
        <label>
          <input type="radio" name="add" checked={isRemoving} onChange={() => onChange(true)} />
          <span>{bulk.remove}</span>
        </label>
      </div>
    </fieldset>
  )
}
