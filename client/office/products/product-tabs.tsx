import { type ProductTab, productTabs } from '#contract/office/rules'
import { ListTabs } from '../record/tabs'
import { useText } from '../text/lang'
import { useProductText } from '../text/products'
import { useProductCounts } from './queries'
import { linkTo } from './reads'

/** Parts of the products with their numbers. */
export function ProductTabs({ tab }: { tab: ProductTab }) {
  const { places } = useText()
  const text = useProductText()
  const { data: counts } = useProductCounts()
  const tabs = productTabs.map((name) => {
    return { name, to: linkTo({ tab: name }), words: text.tabs[name], n: counts?.[name] }
  })
  return <ListTabs label={places.products} tabs={tabs} open={tab} />
}
