import { useQuery } from '@tanstack/react-query'
import { getSomeProducts } from '#contract/catalog'
import { read } from '../api/read'
import { ProductGrid } from '../catalog/product-grid'
import { useText } from '../text/lang'
import { catalog } from '../text/rooms/catalog'
import { SectionHeading } from '../ui/layout/section-heading'
import { useSeen } from './seen'

/** What this device looked at last, where a screen has nothing else to show. */
export function SeenRow() {
  const text = useText({ catalog })
  const ids = useSeen()
  const { data } = useQuery({ ...read(getSomeProducts, { ids }), enabled: ids !== null })
  if (!ids || !data || data.products.length === 0) return null
  return (
    <section className="section" aria-labelledby="seen">
      <SectionHeading id="seen">{text.catalog.seen}</SectionHeading>
      <ProductGrid products={data.products} swiped />
    </section>
  )
}
