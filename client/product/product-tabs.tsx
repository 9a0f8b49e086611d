import type { Product } from '#contract/catalog'
import { ReviewSection } from '../reviews/review-section'
import { toBengaliDigits } from '../text/format'
import { useChoice, useWords } from '../text/lang'
import { words } from '../text/words'
import { Tabs } from '../ui/layout/tabs'
import { Html } from '../ui/text/html'
import { Said } from '../ui/text/said'
import { useTabInAddress } from './use-tab-in-address'
import { productWords } from './words'

const tabNames = ['description', 'policy', 'reviews'] as const

export function ProductTabs({ product }: { product: Product }) {
  const text = useWords(productWords)
  const choice = useChoice()
  const count = product.review_count
  const { tab, setTab, hrefOf } = useTabInAddress(tabNames)
  return (
    <Tabs
      label={text.facts}
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
            <p>{text.noDescription}</p>
          ),
        },
        {
          name: 'policy',
          title: <Said text={words.orderPolicy} inControl />,
          content: product.order_policy ? (
            <Html safe={product.order_policy} />
          ) : (
            <p>{text.noPolicy}</p>
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
