import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint'
import { type Catalogue, getCatalogue } from '#contract/office/catalogue'
import { getProductCounts } from '#contract/office/products'
import { getSettings } from '#contract/office/settings'
import type { ApiError } from '../../api/api-error'
import { read } from '../../api/read'
import { poll } from '../api/poll'
import { type StepName, useProgress } from './progress'

export type Started = OutputOf<typeof getSettings> & {
  catalogue: Catalogue
  products: number
  isDone: Record<StepName, boolean>
}

/** The present data of the shop: they tick each step. */
export function useStarted(): { started?: Started; error: ApiError | null; refetch: () => void } {
  const { isShared } = useProgress()
  const settings = useQuery(read(getSettings, {}))
  const catalogue = useQuery(poll(getCatalogue, {}))
  const counts = useQuery(poll(getProductCounts, {}))
  const reads = [settings, catalogue, counts]
  const error = reads.find((each) => each.error)?.error ?? null
  const refetch = () => {
    for (const each of reads) if (each.error) each.refetch()
  }
  if (!settings.data || !catalogue.data || !counts.data) return { error, refetch }
  const { shop, contact } = settings.data.settings
  const { menus, banners } = catalogue.data.shelves
  const products = counts.data.all
  const isDone = {
    name: Boolean(shop.value.name),
    phone: Boolean(contact.value.phone || settings.data.phone),
    menus: menus.length > 0,
    products: products > 0,
    banner: banners.length > 0,
    share: isShared,
  }
  const started = { ...settings.data, catalogue: catalogue.data.shelves, products, isDone }
  return { started, error, refetch }
}
