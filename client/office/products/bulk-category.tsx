import { useState } from 'react'
import { useWords } from '../../text/lang'
import { Choice } from '../../ui/form/choice'
import { AddOrRemove } from './add-or-remove'
import type { BulkFields } from './bulk-fields'
import { CategoryOptions } from './category-options'
import { useCatalogue } from './queries'
import { productsWords } from './words'

/** Adds many products to a category, or removes them. */
export function useCategoryFields(): BulkFields {
  const text = useWords(productsWords)
  const catalogue = useCatalogue()
  const [isRemoving, setIsRemoving] = useState(false)
  const [chosen, setChosen] = useState('')
  const ids = [Number(chosen)]
  return {
    act: chosen ? { act: 'category', ...(isRemoving ? { remove: ids } : { add: ids }) } : undefined,
    fields: (
      <>
        <AddOrRemove isRemoving={isRemoving} onChange={setIsRemoving} />
        <Choice
          label={text.category}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{text.bulk.choose}</option>
          <CategoryOptions menus={catalogue?.menus} />
        </Choice>
      </>
    ),
  }
}
