import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Call, InputOf, OutputOf } from '#contract/endpoint'
import type { Catalogue } from '#contract/office/catalogue'
import {
  getCatalogue,
  orderBanners,
  orderCategories,
  orderMenus,
  saveBanner,
  saveMenu,
} from '#contract/office/catalogue'
import { getProducts } from '#contract/office/products'
import type { ApiError } from '../../api/api-error'
import { keyOf, read } from '../../api/read'
import { toast } from '../../ui/overlay/toast'
import { offerUndo } from '../../ui/state/undo'
import { poll } from '../api/poll'
import { useSend } from '../api/send'
import { useCatalogueText } from '../text/catalogue'

export type Menu = Catalogue['menus'][number]
export type Category = Menu['categories'][number]
export type Tag = Catalogue['tags'][number]
export type Banner = Catalogue['banners'][number]

export function useCatalogue() {
  return useQuery(poll(getCatalogue, {}))
}

/**
 * A write of the catalogue: every answer has all of them. Another version is refetched. `onSuccess`
 * gets the element id of a row that is new.
 */
export function useCatalogueSend<C extends Call>(
  endpoint: C,
  { inForm, onSuccess }: { inForm?: boolean; onSuccess?: (made: string | undefined) => void } = {},
) {
  const queryClient = useQueryClient()
  return useSend(endpoint, {
    inForm,
    refreshes: [getProducts],
    onSuccess: (answer: OutputOf<C>, _input: InputOf<C>) => {
      const { shelves: catalogue } = Object(answer)
      const former = queryClient.getQueryData(read(getCatalogue, {}).queryKey)?.shelves
      const known = new Set(former && rowIds(former))
      cacheCatalogue(queryClient, catalogue)
      onSuccess?.(former && rowIds(catalogue).find((id) => !known.has(id)))
    },
    onError: (error: ApiError) => {
      if (error.status === 409) queryClient.invalidateQueries({ queryKey: keyOf(getCatalogue) })
    },
  })
}

/** The element id of each row. */
function rowIds({ menus, tags, banners }: Catalogue): string[] {
  return [
    ...menus.map(({ id }) => `menu-${id}`),
    ...menus.flatMap(({ categories }) => categories.map(({ id }) => `category-${id}`)),
    ...tags.map(({ id }) => `tag-${id}`),
    ...banners.map(({ id }) => `banner-${id}`),
  ]
}

function cacheCatalogue(queryClient: QueryClient, catalogue: Catalogue): void {
  const { queryKey } = read(getCatalogue, {})
  queryClient.setQueryData(queryKey, { message: 'success', shelves: catalogue })
}

function useOffer() {
  const text = useCatalogueText()
  return (said: string, revert: () => Promise<unknown>) =>
    offerUndo(said, () =>
      revert().then(
        () => toast.success(text.undone),
        () => {},
      ),
    )
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
    place: (catalogue: Catalogue, ids: number[]) => Catalogue
  }
  function move({ name, rows, id, to, send, place }: Move) {
    const former = rows.map((row) => row.id)
    const at = former.indexOf(id)
    const end = Math.max(0, Math.min(former.length - 1, to))
    if (at < 0 || end === at) return
    const ids = former.filter((each) => each !== id)
    ids.splice(end, 0, id)
    const revert = show((catalogue) => place(catalogue, ids))
    send(ids).then(() => offer(text.saidOrder(name), () => send(former)), revert)
  }

  return {
    moveMenu: (rows: readonly Menu[], { id, menu }: Menu, to: number) =>
      move({
        name: menu,
        rows,
        id,
        to,
        send: (ids) => menus.mutateAsync({ ids }),
        place: (catalogue, ids) => ({ ...catalogue, menus: inOrder(catalogue.menus, ids) }),
      }),
    moveBanner: (rows: readonly Banner[], { id, discount }: Banner, to: number) =>
      move({
        name: text.percentOff(discount),
        rows,
        id,
        to,
        send: (ids) => banners.mutateAsync({ ids }),
        place: (catalogue, ids) => ({ ...catalogue, banners: inOrder(catalogue.banners, ids) }),
      }),
    moveCategory: (menu: Menu, { id, category }: Category, to: number) =>
      move({
        name: category,
        rows: menu.categories,
        id,
        to,
        send: (ids) => categories.mutateAsync({ menu_id: menu.id, ids }),
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

  function switchWithUndo(
    name: string,
    active: boolean,
    send: (active: boolean) => Promise<unknown>,
  ) {
    const said = active ? text.saidOn(name) : text.saidOff(name)
    send(active).then(
      () => offer(said, () => send(!active)),
      () => {},
    )
  }
  return {
    isPending: menus.isPending || banners.isPending,
    switchMenu: ({ id, v, menu, english }: Menu, active: boolean) => {
      let seen = v
      switchWithUndo(menu, active, async (active) => {
        const { shelves: catalogue } = await menus.mutateAsync({
          id,
          v: seen,
          menu,
          english,
          active,
        })
        seen = catalogue.menus.find((each) => each.id === id)?.v ?? seen
      })
    },
    switchBanner: ({ id, v, image, discount, alt, english }: Banner, active: boolean) => {
      let seen = v
      switchWithUndo(text.percentOff(discount), active, async (active) => {
        const input = { id, v: seen, image, discount, alt, english, active }
        const { shelves: catalogue } = await banners.mutateAsync(input)
        seen = catalogue.banners.find((each) => each.id === id)?.v ?? seen
      })
    },
  }
}
