import { EllipsisVertical, Eye, Merge, Pencil, Plus } from 'lucide-react'
import { useRef } from 'react'
import { useText } from '../text/lang'
import { useShelfText } from '../text/shelves'
import { DragOrder } from '../ui/drag-order'
import { Menu as ActMenu } from '../ui/menu'
import { Notice } from '../ui/notice'
import { Switch } from '../ui/switch'
import { Thumb } from '../ui/thumb'
import { type Category, type Menu, useOrder, useSwitch } from './acts'
import type { Opened } from './opened'
import { useOrderItems } from './order-items'

type MenusPartProps = { menus: readonly Menu[]; onOpen: (opened: Opened) => void }

/** Menus with their categories, in the shop's order. */
export function MenusPart({ menus, onOpen }: MenusPartProps) {
  const text = useShelfText()
  const { places } = useText()
  const order = useOrder()
  const itemsOf = useOrderItems()
  const list = useRef<HTMLUListElement>(null)
  if (menus.length === 0) return <Notice title={text.noMenus} />
  return (
    <>
      <ul className="menus" aria-label={places.shelves} ref={list}>
        {menus.map((menu, at) => {
          const { items, onKeyDown } = itemsOf(at, menus.length, (to) =>
            order.moveMenu(menus, menu, to),
          )
          return (
            <li
              key={menu.id}
              data-drag={menu.id}
              className={menu.active ? 'panel mn' : 'panel mn off'}
              onKeyDown={onKeyDown}
            >
              <MenuHead menu={menu} orderItems={items} onOpen={onOpen} />
              {menu.categories.length === 0 && <p className="fine">{text.noCategories}</p>}
              <Categories menu={menu} onOpen={onOpen} />
              <button
                type="button"
                className="addl"
                onClick={() => onOpen({ kind: 'category', menuId: menu.id })}
              >
                <Plus className="i s" aria-hidden />
                {text.newCategory}
                <span className="vh">{`: ${menu.menu}`}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <DragOrder
        list={list}
        ids={menus.map(({ id }) => id)}
        nameOf={(at) => menus[at]?.menu ?? ''}
        onMove={(from, to) => {
          const menu = menus[from]
          if (menu) order.moveMenu(menus, menu, to)
        }}
      />
    </>
  )
}

function Categories({ menu, onOpen }: { menu: Menu; onOpen: (opened: Opened) => void }) {
  const order = useOrder()
  const itemsOf = useOrderItems()
  const list = useRef<HTMLUListElement>(null)
  const { categories } = menu
  return (
    <>
      <ul className="cats" ref={list}>
        {categories.map((category, at) => (
          <CategoryRow
            key={category.id}
            category={category}
            order={itemsOf(at, categories.length, (to) => order.moveCategory(menu, category, to))}
            onOpen={onOpen}
          />
        ))}
      </ul>
      <DragOrder
        list={list}
        ids={categories.map(({ id }) => id)}
        nameOf={(at) => categories[at]?.category ?? ''}
        onMove={(from, to) => {
          const category = categories[from]
          if (category) order.moveCategory(menu, category, to)
        }}
      />
    </>
  )
}

type MenuHeadProps = {
  menu: Menu
  orderItems: ReturnType<ReturnType<typeof useOrderItems>>['items']
  onOpen: (opened: Opened) => void
}

function MenuHead({ menu, orderItems, onOpen }: MenuHeadProps) {
  const text = useShelfText()
  const { switchMenu } = useSwitch()
  return (
    <header>
      <span className="grip" data-grip aria-hidden />
      <h2>
        {menu.menu}
        {!menu.active && <span className="tag">{text.off}</span>}
      </h2>
      <Switch
        label={text.shown(menu.menu)}
        isOn={menu.active}
        onSwitch={(active) => switchMenu(menu, active)}
      />
      <ActMenu
        className="quiet"
        label={text.more(menu.menu)}
        items={[
          { name: text.change, Icon: Pencil, act: () => onOpen({ kind: 'menu', menu }) },
          ...orderItems,
          {
            name: text.remove,
            Icon: Merge,
            act: () => onOpen({ kind: 'removeMenu', menu }),
          },
        ]}
      >
        <EllipsisVertical className="i" aria-hidden />
      </ActMenu>
    </header>
  )
}

type CategoryRowProps = {
  category: Category
  order: ReturnType<ReturnType<typeof useOrderItems>>
  onOpen: (opened: Opened) => void
}

function CategoryRow({ category, order, onOpen }: CategoryRowProps) {
  const text = useShelfText()
  const { id, category: name, image, goods } = category
  return (
    <li data-drag={id} onKeyDown={order.onKeyDown}>
      <span className="grip" data-grip aria-hidden />
      <Thumb url={image} size={38} />
      <span className="nm4">
        {name}
        <small className="num">{category.moving ? text.moving : text.goods(goods)}</small>
      </span>
      <ActMenu
        className="quiet"
        label={text.more(name)}
        items={[
          { name: text.change, Icon: Pencil, act: () => onOpen({ kind: 'category', category }) },
          { name: text.seeGoods, Icon: Eye, to: `/products?category=${id}` },
          ...order.items,
          {
            name: text.remove,
            Icon: Merge,
            act: () => onOpen({ kind: 'removeCategory', category }),
          },
        ]}
      >
        <EllipsisVertical className="i" aria-hidden />
      </ActMenu>
    </li>
  )
}
