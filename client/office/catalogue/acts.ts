import { useQuery } from '@tanstack/react-query'
import type { Call, InputOf, OutputOf } from '#contract/endpoint'
import type { Catalogue } from '#contract/office/catalogue'
import { getCatalogue } from '#contract/office/catalogue'
import { getProducts } from '#contract/office/products'
import type { ApiError } from '../../api/api-error'
import { poll } from '../api/poll'
import { useSend } from '../api/send'
import { useWhole } from '../record/whole'

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
  const { now, put, refresh } = useWhole(getCatalogue, {})
  return useSend(endpoint, {
    inForm,
    refreshes: [getProducts],
    onSuccess: (answer: OutputOf<C>, _input: InputOf<C>) => {
      const { shelves }: { shelves: Catalogue } = Object(answer)
      const former = now()?.shelves
      const known = new Set(former && rowIds(former))
      put({ message: 'success', shelves })
      onSuccess?.(former && rowIds(shelves).find((id) => !known.has(id)))
    },
    onError: (error: ApiError) => {
      if (error.status === 409) refresh()
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
