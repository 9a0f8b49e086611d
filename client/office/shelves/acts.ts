import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Call, InputOf, OutputOf } from '#contract/endpoint'
import type { ApiError } from '../../api/api-error'
import { keyOf, read } from '../../api/read'
import { toast } from '../../ui/toast'
import { poll } from '../api/poll'
import { useSend } from '../api/send'
import { useShelfText } from '../text/shelves'
import { offerUndo } from '../ui/undo'
import { getProducts } from '#contract/office/products'
import {
  getShelves,
  orderBanners,
  orderCategories,
  orderMenus,
  saveBanner,
  saveMenu,
} from '#contract/office/shelves'
import type { Shelves } from '#contract/office/shelves-shapes'

export type Menu = Shelves['menus'][number]
export type Category = Menu['categories'][number]
export type Tag = Shelves['tags'][number]
export type Banner = Shelves['banners'][number]

export function useShelves() {
  return useQuery(poll(getShelves, {}))
}

/** A write of shelves: every answer has all of them. Another version is refetched. */
export function useShelfSend<C extends Call>(
  endpoint: C,
  { inForm, onSuccess }: { inForm?: boolean; onSuccess?: () => void } = {},
) {
  const queryClient = useQueryClient()
  return useSend(endpoint, {
    inForm,
    refreshes: [getProducts],
    onSuccess: (answer: OutputOf<C>, _input: InputOf<C>) => {
      cacheShelves(queryClient, Object(answer).shelves)
      onSuccess?.()
    },
    onError: (error: ApiError) => {
      if (error.status === 409) queryClient.invalidateQueries({ queryKey: keyOf(getShelves) })
    },
  })
}

function cacheShelves(queryClient: QueryClient, shelves: Shelves): void {
  const { queryKey } = read(getShelves, {})
  queryClient.setQueryData(queryKey, { message: 'success', shelves })
}

function useOffer() {
  const text = useShelfText()
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
  const text = useShelfText()
  const offer = useOffer()
  const queryClient = useQueryClient()
  const menus = useShelfSend(orderMenus)
  const banners = useShelfSend(orderBanners)
  const categories = useShelfSend(orderCategories)

  function show(change: (shelves: Shelves) => Shelves) {
    const { queryKey } = read(getShelves, {})
    queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData(queryKey)
    if (before) cacheShelves(queryClient, change(before.shelves))
    return () => queryClient.setQueryData(queryKey, before)
  }

  type Move = {
    name: string
    rows: readonly { id: number }[]
    id: number
    to: number
    send: (ids: number[]) => Promise<unknown>
    place: (shelves: Shelves, ids: number[]) => Shelves
  }
  function move({ name, rows, id, to, send, place }: Move) {
    const former = rows.map((row) => row.id)
    const at = former.indexOf(id)
    const end = Math.max(0, Math.min(former.length - 1, to))
    if (at < 0 || end === at) return
    const ids = former.filter((each) => each !== id)
    ids.splice(end, 0, id)
    const revert = show((shelves) => place(shelves, ids))
    send(ids).then(() => offer(text.saidOrder(name), () => send(former)), revert)
  }

  return {
    moveMenu: (rows: readonly Menu[], { id, menu }: Menu, to: number) =>
      move({
        ...{ name: menu, rows, id, to },
        send: (ids) => menus.mutateAsync({ ids }),
        place: (shelves, ids) => ({ ...shelves, menus: inOrder(shelves.menus, ids) }),
      }),
    moveBanner: (rows: readonly Banner[], { id, discount }: Banner, to: number) =>
      move({
        ...{ name: text.percentOff(discount), rows, id, to },
        send: (ids) => banners.mutateAsync({ ids }),
        place: (shelves, ids) => ({ ...shelves, banners: inOrder(shelves.banners, ids) }),
      }),
    moveCategory: (menu: Menu, { id, category }: Category, to: number) =>
      move({
        ...{ name: category, rows: menu.categories, id, to },
        send: (ids) => categories.mutateAsync({ menu_id: menu.id, ids }),
        place: (shelves, ids) => ({
          ...shelves,
          menus: shelves.menus.map((each) =>
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
  const text = useShelfText()
  const offer = useOffer()
  const menus = useShelfSend(saveMenu)
  const banners = useShelfSend(saveBanner)

  function reported(name: string, active: boolean, send: (active: boolean) => Promise<unknown>) {
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
      reported(menu, active, async (active) => {
        const { shelves } = await menus.mutateAsync({ id, v: seen, menu, english, active })
        seen = shelves.menus.find((each) => each.id === id)?.v ?? seen
      })
    },
    switchBanner: ({ id, v, image, discount, alt, english }: Banner, active: boolean) => {
      let seen = v
      reported(text.percentOff(discount), active, async (active) => {
        const input = { id, v: seen, image, discount, alt, english, active }
        const { shelves } = await banners.mutateAsync(input)
        seen = shelves.banners.find((each) => each.id === id)?.v ?? seen
      })
    },
  }
}
