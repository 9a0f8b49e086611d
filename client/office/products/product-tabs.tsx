import { type ProductTab, productTabs } from '#contract/office/rules'
import { useWords } from '../../text/lang'
import { ListTabs } from '../record/tabs'
import { frameWords } from '../text/frame-words'
import { useProductCounts } from './queries'
import { linkTo } from './reads'
import { productsWords } from './words'

/** Parts of the products with their numbers. */
export function ProductTabs({ tab }: { tab: ProductTab }) {
  const { places } = useWords(frameWords)
  const text = useWords(productsWords)
  const { data: counts } = useProductCounts()
  const tabs = productTabs.map((name) => {
    return { name, to: linkTo({ tab: name }), words: text.tabs[name], n: counts?.[name] }
  })
  return <ListTabs label={places.products} tabs={tabs} open={tab} />
}
