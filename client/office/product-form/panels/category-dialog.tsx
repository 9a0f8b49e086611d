import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type FormEvent, Suspense, useState } from 'react'
import { getCatalogue } from '#contract/office/catalogue'
import { mostCategories } from '#contract/office/rules'
import { readPicture } from '#contract/pictures'
import { read } from '../../../api/read'
import { useWords } from '../../../text/lang'
import { Button } from '../../../ui/form/button'
import { Field } from '../../../ui/form/field'
import { useIsWide } from '../../../ui/state/use-wide'
import { productWords } from '../../text/product-words'
import { Dialog } from '../../ui/dialog'
import { late } from '../../ui/late'
import { Unread } from '../../ui/read-failed'
import { type Category, normalName, sameName } from '../state/fields'
import type { FormState } from '../state/use-form-state'

export const NewCategory = late(
  async () => (await import('../../catalogue/category-dialog')).CategoryDialog,
)

/** Categories by menu, with boxes: found by typed letters, or made here. */
export function CategoryDialog({ state, onClose }: { state: FormState; onClose: () => void }) {
  const { catalogue } = useWords(productWords).product
  const queryClient = useQueryClient()
  const isWide = useIsWide()
  const answer = useQuery(read(getCatalogue, {}))
  const [typed, setTyped] = useState('')
  const [isMaking, setIsMaking] = useState(false)
  const { fields, change } = state
  const isFull = fields.categories.length >= mostCategories
  const has = (id: number) => fields.categories.some(({ ref }) => ref === id)
  const menus = answer.data?.shelves.menus ?? []
  const all = menus.flatMap(({ categories }) => categories)
  const sought = normalName(typed)
  const isFound = (...names: (string | null)[]) =>
    names.some((name) => normalName(name ?? '').includes(sought))
  const found = menus
    .map((menu) => {
      const isWhole = isFound(menu.menu, menu.english)
      const own = menu.categories.filter((each) => isWhole || isFound(each.category, each.english))
      return { ...menu, categories: own }
    })
    .filter(({ categories }) => categories.length > 0)
  const isNew = !all.some(({ category }) => sameName(category, typed))

  function tick(category: Category) {
    change(({ categories }) => ({
      categories: categories.some(({ ref }) => ref === category.ref)
        ? categories.filter(({ ref }) => ref !== category.ref)
        : [...categories, category],
    }))
  }

  /** Enter takes the only one that is found. */
  function submit(event: FormEvent) {
    event.preventDefault()
    if (sought === '') return onClose()
    const [menu, ...others] = found
    const [category, ...more] = menu?.categories ?? []
    if (!menu || !category || others.length + more.length > 0) return
    const { id: ref, category: name } = category
    if (has(ref) || !isFull) tick({ ref, name, menu: menu.menu })
    setTyped('')
  }

  function takeMade(made: string | undefined) {
    setIsMaking(false)
    setTyped('')
    const { menus: now = [] } =
      queryClient.getQueryData(read(getCatalogue, {}).queryKey)?.shelves ?? {}
    for (const { menu, categories } of now) {
      const one = categories.find(({ id }) => `category-${id}` === made)
      if (one) tick({ ref: one.id, name: one.category, menu })
    }
  }

  if (isMaking) {
    return (
      <Suspense>
        <NewCategory
          name={typed.trim()}
          image={squarePhoto(fields)}
          menus={menus}
          onSaved={takeMade}
          onClose={() => setIsMaking(false)}
        />
      </Suspense>
    )
  }
  return (
    <Dialog
      title={catalogue.chooseCategory}
      onClose={onClose}
      // A phone's keyboard would lie over the boxes.
      firstFocus={isWide ? undefined : '.ticks input, .dialog-body button'}
    >
      <form className="stack" onSubmit={submit}>
        <Unread read={answer} />
        {all.length > 0 && (
          <Field
            type="search"
            label={catalogue.findCategory}
            autoComplete="off"
            maxLength={60}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        {answer.data && (
          <div role="status" className="mute">
            {all.length === 0 && catalogue.noCategory}
            {all.length > 0 && found.length === 0 && catalogue.noneFound}
          </div>
        )}
        {answer.data && !isFull && isNew && menus.length > 0 && (
          <ul className="flow gap-8 chips">
            <li>
              <button type="button" className="chip add" onClick={() => setIsMaking(true)}>
                <Plus className="glyph glyph-small" aria-hidden />
                {sought === '' ? catalogue.newCategory : catalogue.makeCategory(typed.trim())}
              </button>
            </li>
          </ul>
        )}
        {found.map(({ id, menu, active, categories }) => (
          <fieldset className="ticks" key={id}>
            <legend className="bold">
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
        <div className="dialog-foot">
          {isFull && (
            <p className="mute" role="status">
              {catalogue.mostCategories(mostCategories)}
            </p>
          )}
          <Button kind="primary" onClick={onClose}>
            {catalogue.done}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** The first photo, if it has the shape of a category's picture. */
function squarePhoto({ images }: FormState['fields']): string | undefined {
  const [first] = images
  const picture = first && readPicture(first.image)
  return picture && picture.width === picture.height ? first.image : undefined
}
