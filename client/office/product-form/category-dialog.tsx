import { useQuery } from '@tanstack/react-query'
import { getCatalogue } from '#contract/office/catalogue'
import { mostCategories } from '#contract/office/rules'
import { read } from '../../api/read'
import { Button } from '../../ui/form/button'
import { useProductText } from '../text/product-text'
import { Dialog } from '../ui/dialog'
import { Unread } from '../ui/read-failed'
import type { Category } from './fields'
import type { FormState } from './use-form-state'

/** All categories by menu, with boxes. */
export function CategoryDialog({ state, onClose }: { state: FormState; onClose: () => void }) {
  const { shelves: catalogue } = useProductText().product
  const answer = useQuery(read(getCatalogue, {}))
  const { data } = answer
  const { fields, change } = state
  const isFull = fields.categories.length >= mostCategories
  const has = (id: number) => fields.categories.some(({ ref }) => ref === id)

  function tick(category: Category) {
    change(({ categories }) => ({
      categories: categories.some(({ ref }) => ref === category.ref)
        ? categories.filter(({ ref }) => ref !== category.ref)
        : [...categories, category],
    }))
  }

  return (
    <Dialog title={catalogue.chooseCategory} onClose={onClose}>
      <div className="stack">
        <Unread read={answer} />
        {data?.shelves.menus.every(({ categories }) => categories.length === 0) && (
          <p className="mute">{catalogue.noCategory}</p>
        )}
        {data?.shelves.menus
          .filter(({ categories }) => categories.length > 0)
          .map(({ id, menu, active, categories }) => (
            <fieldset className="ticks" key={id}>
              <legend className="b">
                {menu}
                {!active && <span className="mute">{` · ${catalogue.hidden}`}</span>}
              </legend>
              {categories.map(({ id: ref, category: name }) => (
                <label className="tick" key={ref}>
                  <input
                    type="checkbox"
                    checked={has(ref)}
                    disabled={isFull && !has(ref)}
                    onChange={() => tick({ ref, name, menu })}
                  />
                  {name}
                </label>
              ))}
            </fieldset>
          ))}
        {isFull && (
          <p className="mute" role="status">
            {catalogue.mostCategories(mostCategories)}
          </p>
        )}
        <Button kind="primary" onClick={onClose}>
          {catalogue.done}
        </Button>
      </div>
    </Dialog>
  )
}
