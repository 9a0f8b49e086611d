import type { Catalogue } from '#contract/office/catalogue'

/** Options for all categories, under their menus. */
export function CategoryOptions({ menus = [] }: { menus: Catalogue['menus'] | undefined }) {
  return menus.map(({ id, menu, categories }) => (
    <optgroup key={id} label={menu}>
      {categories.map((each) => (
        <option key={each.id} value={each.id}>
          {each.category}
        </option>
      ))}
    </optgroup>
  ))
}
