import type { Product } from '#contract/catalog'
import { ReviewSection } from '../reviews/review-section'
import { toBengaliDigits } from '../text/format'
import { useChoice, useText } from '../text/lang'
import { product as productText } from '../text/rooms/product'
import { words } from '../text/words'
import { Tabs } from '../ui/layout/tabs'
import { Html } from '../ui/text/html'
import { Said } from '../ui/text/said'
import { useTabInAddress } from './use-tab-in-address'

const tabNames = ['description', 'policy', 'reviews'] as const

export function ProductTabs({ product }: { product: Product }) {
  const text = useText({ product: productText })
  const choice = useChoice()
  const count = product.review_count
  const { tab, setTab, hrefOf } = useTabInAddress(tabNames)
  return (
    <Tabs
      label={text.product.facts}
      chosen={tab}
      onChoose={setTab}
      hrefOf={hrefOf}
      tabs={[
        {
          name: 'description',
          title: <Said text={words.description} inControl />,
          content: product.description ? (
            <Html safe={product.description} />
          ) : (
            <p>{text.product.noDescription}</p>
          ),
        },
        {
          name: 'policy',
          title: <Said text={words.orderPolicy} inControl />,
          content: product.order_policy ? (
            <Html safe={product.order_policy} />
          ) : (
            <p>{text.product.noPolicy}</p>
          ),
        },
        {
          name: 'reviews',
          title: (
            <span>
              <Said text={words.reviews} inControl />
              {` (${choice === 'bn' ? toBengaliDigits(count) : count})`}
            </span>
          ),
          content: <ReviewSection product={product} />,
        },
      ]}
    />
  )
}
