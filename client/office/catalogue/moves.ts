import { useQueryClient } from '@tanstack/react-query'
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
import { read } from '../../api/read'
import { toast } from '../../ui/overlay/toast'
import { offerUndo, useUndoAgain } from '../../ui/state/undo'
import { useCatalogueText } from '../text/catalogue'
import { type Banner, type Category, cacheCatalogue, type Menu, useCatalogueSend } from './acts'

type Ids = { ids: number[] }
/** What undoes an act: the input of its call. */
type Revert =
  | { call: 'menus'; input: Ids }
  | { call: 'banners'; input: Ids }
  | { call: 'categories'; input: Ids & { menu_id: number } }
  | { call: 'menu'; input: InputOf<typeof saveMenu> }
  | { call: 'banner'; input: InputOf<typeof saveBanner> }
const by = 'catalogue'

function useRevert() {
  const text = useCatalogueText()
  const menus = useCatalogueSend(orderMenus)
  const banners = useCatalogueSend(orderBanners)
  const categories = useCatalogueSend(orderCategories)
  const menu = useCatalogueSend(saveMenu)
  const banner = useCatalogueSend(saveBanner)
  const sends = { menus, banners, categories, menu, banner }

  return (revert: Revert) => {
    const send: { mutateAsync: (input: never) => Promise<unknown> } = sends[revert.call]
    return send.mutateAsync(revert.input as never).then(
      () => toast.success(text.undone),
      () => {},
    )
  }
}

function useOffer() {
  const undo = useRevert()
  return (said: string, revert: Revert) =>
    offerUndo(said, () => undo(revert), undefined, { by, what: revert })
}

/** Offers the undo of the last act again after a reload. */
export function useUndoCatalogueAgain(): void {
  useUndoAgain<Revert>(by, useRevert())
}

/** Another order, shown at once; can be undone for a minute. */
export function useOrder() {
  const text = useCatalogueText()
  const offer = useOffer()
  const queryClient = useQueryClient()
  const menus = useCatalogueSend(orderMenus)
  const banners = useCatalogueSend(orderBanners)
  const categories = useCatalogueSend(orderCategories)

  function show(change: (catalogue: Catalogue) => Catalogue) {
    const { queryKey } = read(getCatalogue, {})
    queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData(queryKey)
    if (before) cacheCatalogue(queryClient, change(before.shelves))
    return () => queryClient.setQueryData(queryKey, before)
  }

  type Move = {
    name: string
    rows: readonly { id: number }[]
    id: number
    to: number
    send: (ids: number[]) => Promise<unknown>
    revert: (ids: number[]) => Revert
    place: (catalogue: Catalogue, ids: number[]) => Catalogue
  }
  function move({ name, rows, id, to, send, revert, place }: Move) {
    const former = rows.map((row) => row.id)
    const at = former.indexOf(id)
    const end = Math.max(0, Math.min(former.length - 1, to))
    if (at < 0 || end === at) return
    const ids = former.filter((each) => each !== id)
    ids.splice(end, 0, id)
    const takeBack = show((catalogue) => place(catalogue, ids))
    send(ids).then(() => offer(text.saidOrder(name), revert(former)), takeBack)
  }

  return {
    moveMenu: (rows: readonly Menu[], { id, menu }: Menu, to: number) =>
      move({
        name: menu,
        rows,
        id,
        to,
        send: (ids) => menus.mutateAsync({ ids }),
        revert: (ids) => ({ call: 'menus', input: { ids } }),
        place: (catalogue, ids) => ({ ...catalogue, menus: inOrder(catalogue.menus, ids) }),
      }),
    moveBanner: (rows: readonly Banner[], { id, discount }: Banner, to: number) =>
      move({
        name: text.percentOff(discount),
        rows,
        id,
        to,
        send: (ids) => banners.mutateAsync({ ids }),
        revert: (ids) => ({ call: 'banners', input: { ids } }),
        place: (catalogue, ids) => ({ ...catalogue, banners: inOrder(catalogue.banners, ids) }),
      }),
    moveCategory: (menu: Menu, { id, category }: Category, to: number) =>
      move({
        name: category,
        rows: menu.categories,
        id,
        to,
        send: (ids) => categories.mutateAsync({ menu_id: menu.id, ids }),
        revert: (ids) => ({ call: 'categories', input: { menu_id: menu.id, ids } }),
        place: (catalogue, ids) => ({
          ...catalogue,
          menus: catalogue.menus.map((each) =>
            each.id === menu.id ? { ...each, categories: inOrder(each.categories, ids) } : each,
          ),
        }),
      }),
  }
}

function inOrder<T extends { id: number }>(rows: readonly T[], ids: readonly number[]): T[] {
  return [...rows].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** Shows a menu or a banner in the shop, or hides it; can be undone for a minute. */
export function useSwitch() {
  const text = useCatalogueText()
  const offer = useOffer()
  const menus = useCatalogueSend(saveMenu)
  const banners = useCatalogueSend(saveBanner)

  const saidOf = (name: string, active: boolean) =>
    active ? text.saidOn(name) : text.saidOff(name)
  const unshown = () => {}
  return {
    isPending: menus.isPending || banners.isPending,
    switchMenu: ({ id, v, menu, english }: Menu, active: boolean) => {
      const input = { id, v, menu, english, active }
      menus.mutateAsync(input).then(({ shelves: { menus } }) => {
        const now = menus.find((each) => each.id === id)?.v ?? v
        const former = { ...input, v: now, active: !active }
        offer(saidOf(menu, active), { call: 'menu', input: former })
      }, unshown)
    },
    switchBanner: (banner: Banner, active: boolean) => {
      const { id, v, image, discount, alt, english } = banner
      const input = { id, v, image, discount, alt, english, active }
      banners.mutateAsync(input).then(({ shelves: { banners } }) => {
        const now = banners.find((each) => each.id === id)?.v ?? v
        const former = { ...input, v: now, active: !active }
        offer(saidOf(text.percentOff(discount), active), { call: 'banner', input: former })
      }, unshown)
    },
  }
}
