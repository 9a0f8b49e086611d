import { Plus } from 'lucide-react'
import { useWords } from '../../text/lang'
import { Switch } from '../../ui/form/switch'
import { Notice } from '../../ui/layout/notice'
import { Thumb } from '../../ui/media/thumb'
import { frameWords } from '../text/frame-words'
import type { Category, Menu } from './acts'
import { useMove, useSwitch } from './moves'
import type { Opened } from './opened'
import { OrderedList, RowMenu, type RowOrder } from './ordered-list'
import { catalogueWords } from './words'

type MenusPartProps = { menus: readonly Menu[]; onOpen: (opened: Opened) => void }

/** Menus with their categories, in the shop's order. */
export function MenusPart({ menus, onOpen }: MenusPartProps) {
  const text = useWords(catalogueWords)
  const { places } = useWords(frameWords)
  const move = useMove()
  if (menus.length === 0) return <Notice title={text.noMenus} />
  return (
    <OrderedList
      className="grid gap-14 start menus"
      aria-label={places.catalogue}
      rows={menus}
      nameOf={({ menu }) => menu}
      onMove={(menu, to) => move('menus', menu.menu, menu, to)}
      rowOf={(menu, order) => (
        <li
          key={menu.id}
          id={`menu-${menu.id}`}
          data-drag={menu.id}
          className={menu.active ? 'panel menu-panel' : 'panel menu-panel off'}
          onKeyDown={order.onKeyDown}
        >
          <MenuHead menu={menu} order={order} onOpen={onOpen} />
          {menu.categories.length === 0 && <p className="fine">{text.noCategories}</p>}
          <OrderedList
            className="ruled category-list"
            rows={menu.categories}
            nameOf={({ category }) => category}
            onMove={(category, to) => move(menu, category.category, category, to)}
            rowOf={(category, order) => (
              <CategoryRow key={category.id} category={category} order={order} onOpen={onOpen} />
            )}
          />
          <button
            type="button"
            className="flex gap-8 full bold ink-green add-line"
            onClick={() => onOpen({ kind: 'category', menuId: menu.id })}
          >
            <Plus className="glyph glyph-small" aria-hidden />
            {text.newCategory}
            <span className="visually-hidden">{`: ${menu.menu}`}</span>
          </button>
        </li>
      )}
    />
  )
}

type RowProps = { order: RowOrder; onOpen: (opened: Opened) => void }

function MenuHead({ menu, order, onOpen }: RowProps & { menu: Menu }) {
  const text = useWords(catalogueWords)
  const switchTo = useSwitch()
  return (
    <header>
      <span className="middle rigid grip" data-grip aria-hidden />
      <h2 className="flex gap-8">
        {menu.menu}
        {!menu.active && <span className="tag">{text.off}</span>}
      </h2>
      <Switch
        label={text.shown(menu.menu)}
        isOn={menu.active}
        onSwitch={(active) => switchTo(menu, active)}
      />
      <RowMenu
        name={menu.menu}
        order={order}
        onChange={() => onOpen({ kind: 'menu', menu })}
        onRemove={() => onOpen({ kind: 'removeMenu', menu })}
      />
    </header>
  )
}

function CategoryRow({ category, order, onOpen }: RowProps & { category: Category }) {
  const text = useWords(catalogueWords)
  const { id, category: name, image, goods: products } = category
  return (
    <li className="flex gap-12" id={`category-${id}`} data-drag={id} onKeyDown={order.onKeyDown}>
      <span className="middle rigid grip" data-grip aria-hidden />
      <Thumb url={image} size={38} />
      <span className="grow break category-name">
        {name}
        <small className="subline num">
          {category.moving ? text.moving : text.products(products)}
        </small>
      </span>
      <RowMenu
        name={name}
        order={order}
        products={`/products?category=${id}`}
        onChange={() => onOpen({ kind: 'category', category })}
        onRemove={() => onOpen({ kind: 'removeCategory', category })}
      />
    </li>
  )
}
