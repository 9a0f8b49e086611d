import { Suspense, useEffect } from 'react'
import type { getProduct } from '#contract/catalog'
import type { OutputOf } from '#contract/endpoint'
import { ProductGrid } from '../catalog/product-grid'
import { paths } from '../paths'
import { noteSeen } from '../seen/seen'
import { useCatalogueName } from '../text/catalogue-name'
import { cutTitle } from '../text/format'
import { useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { fixed } from '../text/sentences'
import { shellWords } from '../text/shell-words'
import { Breadcrumbs } from '../ui/layout/breadcrumbs'
import { SectionHeading } from '../ui/layout/section-heading'
import { useHead } from '../ui/text/head'
import { Said } from '../ui/text/said'
import { ContactBlock } from './contact-block'
import { DeliveryTable } from './delivery-table'
import { Gallery } from './gallery'
import { ProductFacts } from './product-facts'
import { describeProduct } from './product-head'
import { ProductTabs } from './product-tabs'
import { Purchase } from './purchase'
import { productWords } from './words'
import './product-view.css'

/** The screen of a product. Needs a `key` by its id: quantity and choices are the product's. */
export function ProductView({ product, related_products }: OutputOf<typeof getProduct>) {
  const text = useWords(productWords)
  const { shopName } = useWords(shellWords)
  useHead(describeProduct(product, text, shopName()))
  const nameOf = useCatalogueName()
  useEffect(() => {
    if (!product.off_sale && product.id > 0) noteSeen(product.id)
  }, [product])
  const trail = product.tags.slice(0, 1).map(({ tag, english }) => ({
    to: paths.tag(tag),
    ...nameOf(tag, english),
  }))
  return (
    <div className="wrap product-page">
      <Breadcrumbs
        trail={[...trail, { label: cutTitle(product.title), lang: scriptOf(product.title) }]}
      />
      <div className="product beside">
        <Gallery product={product} />
        <div className="product-facts">
          <ProductFacts product={product} />
          <Purchase product={product} />
          <ContactBlock product={product} />
          <DeliveryTable product={product} />
        </div>
      </div>
      <Suspense>
        <ProductTabs product={product} />
      </Suspense>
      {related_products.length > 0 && (
        <section className="section" aria-labelledby="related">
          <SectionHeading id="related">
            <Said text={fixed('relatedProducts')} />
          </SectionHeading>
          <ProductGrid products={related_products} swiped />
        </section>
      )}
    </div>
  )
}
