import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { getProducts } from '#contract/office/products'
import { getStaff } from '#contract/office/staff'
import { productCode } from '#contract/shop'
import { read } from '../../api/read'
import { useLang, useWords } from '../../text/lang'
import { formatDayAndMonth } from '../../text/times'
import { useMe, useRights } from '../api/me'
import { ordersWords } from '../text/orders-words'
import { districtName } from './district-name'
import { type Filters, filtersOf, type Narrowing } from './reads'

type Change = Partial<Record<Narrowing, string | number>>

/** The filters of all orders, as the address has them, each with its words. */
export function useOrderFilters() {
  const { orders } = useWords(ordersWords)
  const lang = useLang()
  const [params, setParams] = useSearchParams()
  const filters = filtersOf(params)
  const nameOf = usePersonName(filters.staff)
  const title = useProductTitle(filters.product)

  /** An empty value ends a filter. */
  function change(wanted: Change) {
    setParams(
      (before) => {
        before.set('queue', 'all')
        for (const [name, value] of Object.entries(wanted)) {
          if (value === '') before.delete(name)
          else before.set(name, String(value))
        }
        return before
      },
      { replace: true },
    )
  }
  const dayIn = (day: string) => formatDayAndMonth(day, lang)
  const { from, to, district, staff, product } = filters
  const words: { name: Narrowing; words: string }[] = [
    ...(from ? [{ name: 'from' as const, words: orders.filter.since(dayIn(from)) }] : []),
    ...(to ? [{ name: 'to' as const, words: orders.filter.until(dayIn(to)) }] : []),
    ...(district ? [{ name: 'district' as const, words: districtName(district, lang) }] : []),
    ...(staff ? [{ name: 'staff' as const, words: nameOf }] : []),
    ...(product ? [{ name: 'product' as const, words: title }] : []),
  ]
  return { filters, change, words }
}

function usePersonName(id: Filters['staff']): string {
  const me = useMe().data?.staff
  const seesStaff = useRights().includes('staff')
  const wanted = { ...read(getStaff, {}), enabled: seesStaff && id !== undefined }
  const people = useQuery(wanted).data?.staff ?? (me ? [me] : [])
  return people.find((person) => person.id === id)?.name ?? `#${id}`
}

function useProductTitle(id: Filters['product']): string {
  const code = productCode(id ?? 0)
  const { data } = useQuery({ ...read(getProducts, { q: code }), enabled: id !== undefined })
  return data?.products.find((product) => product.id === id)?.title ?? code
}
