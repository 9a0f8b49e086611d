import { useQuery } from '@tanstack/react-query'
import { read } from '../../api/read'
import { useProductText } from '../text/product-text'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { ReadFailed } from '../ui/read-failed'
import { Waiting } from '../ui/waiting'
import type { Category } from './fields'
import type { FormState } from './use-form-state'
import { mostCategories } from '#contract/office/rules'
import { getShelves } from '#contract/office/shelves'

/** All categories by menu, with boxes. */
export function CategoryDialog({ state, onClose }: { state: FormState; onClose: () => void }) {
  const { shelves } = useProductText().product
  const { data, error, refetch } = useQuery(read(getShelves, {}))
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
    <Dialog title={shelves.chooseCategory} onClose={onClose}>
      <div className="stack">
        {error && !data && <ReadFailed error={error} onRetry={refetch} />}
        {!error && !data && <Waiting />}
        {data?.shelves.menus.every(({ categories }) => categories.length === 0) && (
          <p className="mute">{shelves.noCategory}</p>
        )}
        {data?.shelves.menus
          .filter(({ categories }) => categories.length > 0)
          .map(({ id, menu, active, categories }) => (
            <fieldset className="ticks" key={id}>
              <legend className="b">
                {menu}
                {!active && <span className="mute">{` · ${shelves.hidden}`}</span>}
              </legend>
              {categories.map(({ id: ref, category: name }) => (
                <label key={ref}>
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
            {shelves.mostCategories(mostCategories)}
          </p>
        )}
        <Button kind="main" onClick={onClose}>
          {shelves.done}
        </Button>
      </div>
    </Dialog>
  )
}
