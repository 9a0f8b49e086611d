import { useQuery } from '@tanstack/react-query'
import { getCatalogue } from '#contract/office/catalogue'
import { getProductCounts, getProducts } from '#contract/office/products'
import { read } from '../../api/read'
import { poll } from '../api/poll'
import { openRefusals } from '../record/act'
import { openRows } from '../record/rows'

export const productRows = openRows(getProducts, 'products')
/** Why an act on a product failed; a typed price then stays in its cell. */
export const refusals = openRefusals()
export type PriceField = 'price' | 'old_price'

export function useProductCounts() {
  return useQuery(poll(getProductCounts, {}))
}

/** Categories and tags for the filters. */
export function useCatalogue() {
  return useQuery(read(getCatalogue, {})).data?.shelves
}
