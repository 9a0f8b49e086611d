import { useQuery } from '@tanstack/react-query'
import { getSomeProducts } from '#contract/catalog'
import { read } from '../api/read'
import { ProductGrid } from '../catalog/product-grid'
import { catalogWords } from '../catalog/words'
import { useWords } from '../text/lang'
import { SectionHeading } from '../ui/layout/section-heading'
import { useSeen } from './seen'

/** What this device looked at last, where a screen has nothing else to show. */
export function SeenRow() {
  const text = useWords(catalogWords)
  const ids = useSeen()
  const { data } = useQuery({ ...read(getSomeProducts, { ids }), enabled: ids !== null })
  if (!ids || !data || data.products.length === 0) return null
  return (
    <section className="section" aria-labelledby="seen">
      <SectionHeading id="seen">{text.seen}</SectionHeading>
      <ProductGrid products={data.products} swiped />
    </section>
  )
}
