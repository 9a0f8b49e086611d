import type { Product } from '#contract/catalog-shapes'
import { ReviewSection } from '../reviews/review-section'
import { Html } from '../ui/html'
import { Tabs } from '../ui/tabs'
import { useTabInAddress } from './use-tab-in-address'

const tabNames = ['description', 'policy', 'reviews'] as const

export function ProductTabs({ product }: { product: Product }) {
  const { tab, setTab } = useTabInAddress(tabNames)
  return (
    <Tabs
      label="পণ্যের তথ্য"
      chosen={tab}
      onChoose={setTab}
      tabs={[
        {
          name: 'description',
          title: 'Description',
          content: <Html safe={product.description} />,
        },
        { name: 'policy', title: 'Order Policy', content: <Html safe={product.order_policy} /> },
        {
          name: 'reviews',
          title: `Reviews (${product.review_count})`,
          content: <ReviewSection product={product} />,
        },
      ]}
    />
  )
}
