import type { InputOf } from '#contract/endpoint'
import type { Catalogue } from '#contract/office/catalogue'
import {
  getCatalogue,
  orderBanners,
  orderCategories,
  orderMenus,
  saveBanner,
  saveMenu,
} from '#contract/office/catalogue'
import { useWords } from '../../text/lang'
import { offerWayBack, useWayBackAgain } from '../record/act'
import { useWhole } from '../record/whole'
import { type Banner, type Menu, useCatalogueSend } from './acts'
import { catalogueWords } from './words'

type Ids = { ids: number[] }
/** An act, or what undoes one: a call and its input. */
type Act =
  | { call: 'menus'; input: Ids }
  | { call: 'banners'; input: Ids }
  | { call: 'categories'; input: Ids & { menu_id: number } }
  | { call: 'menu'; input: InputOf<typeof saveMenu> }
  | { call: 'banner'; input: InputOf<typeof saveBanner> }
type Sent = Promise<{ shelves: Catalogue }>

/** Sends acts; each can be undone for a minute. */
function useActs() {
  const text = useWords(catalogueWords)
  const menus = useCatalogueSend(orderMenus)
  const banners = useCatalogueSend(orderBanners)
  const categories = useCatalogueSend(orderCategories)
  const menu = useCatalogueSend(saveMenu)
  const banner = useCatalogueSend(saveBanner)

  function send(act: Act): Sent {
    const sends = { menus, banners, categories, menu, banner }
    const { mutateAsync }: { mutateAsync: (input: never) => Sent } = sends[act.call]
    return mutateAsync(act.input as never)
  }
  const way = { by: 'catalogue', undo: send, undone: text.undone } as const
  return { send, way, offer: (said: string, revert: Act) => offerWayBack(way, said, revert) }
}

/** Offers the undo of the last act again after a reload. */
export function useUndoCatalogueAgain(): void {
  useWayBackAgain(useActs().way)
}

/** The rows of a list: its name, or the menu of its categories. */
type ListOf = 'menus' | 'banners' | Menu

/** Another order, shown at once. */
export function useMove() {
  const text = useWords(catalogueWords)
  const { ahead } = useWhole(getCatalogue, {})
  const { send, offer } = useActs()

  return function move(list: ListOf, name: string, { id }: { id: number }, to: number) {
    let former: number[] = []
    let ids: number[] = []
    function sorted<T extends { id: number }>(rows: readonly T[]): T[] {
      former = rows.map((row) => row.id)
      ids = former.filter((each) => each !== id)
      ids.splice(Math.max(0, to), 0, id)
      return [...rows].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    }
    const goBack = ahead((answer) => ({
      ...answer,
      shelves: inOrder(answer.shelves, list, sorted),
    }))
    if (!former.includes(id) || former.join() === ids.join()) return
    send(order(list, ids)).then(() => offer(text.saidOrder(name), order(list, former)), goBack)
  }
}

function order(list: ListOf, ids: number[]): Act {
  if (list === 'menus' || list === 'banners') return { call: list, input: { ids } }
  return { call: 'categories', input: { menu_id: list.id, ids } }
}

type Sort = <T extends { id: number }>(rows: readonly T[]) => T[]

function inOrder(catalogue: Catalogue, list: ListOf, sorted: Sort): Catalogue {
  if (list === 'menus') return { ...catalogue, menus: sorted(catalogue.menus) }
  if (list === 'banners') return { ...catalogue, banners: sorted(catalogue.banners) }
  const menus = catalogue.menus.map((menu) =>
    menu.id === list.id ? { ...menu, categories: sorted(menu.categories) } : menu,
  )
  return { ...catalogue, menus }
}

/** Shows a menu or a banner in the shop, or hides it. */
export function useSwitch() {
  const text = useWords(catalogueWords)
  const { send, offer } = useActs()

  return function switchTo(row: Menu | Banner, active: boolean) {
    const name = 'menu' in row ? row.menu : text.percentOff(row.discount)
    const said = active ? text.saidOn(name) : text.saidOff(name)
    send(switched(row, active)).then(
      ({ shelves }) => {
        const rows = 'menu' in row ? shelves.menus : shelves.banners
        const v = rows.find(({ id }) => id === row.id)?.v ?? row.v
        offer(said, switched({ ...row, v }, !active))
      },
      () => {},
    )
  }
}

function switched(row: Menu | Banner, active: boolean): Act {
  const { id, v, english } = row
  if ('menu' in row) return { call: 'menu', input: { id, v, menu: row.menu, english, active } }
  const { image, discount, alt, words_over } = row
  return { call: 'banner', input: { id, v, image, discount, alt, english, words_over, active } }
}
