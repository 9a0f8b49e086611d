import { useParams } from 'react-router'
import { discountTagLabel } from '#contract/shop'
import { ListingScreen } from './listing-screen'

/** Reached from a banner; its label is fixed (spec section 2). */
export function DiscountPage() {
  const { discount = '' } = useParams()
  return <ListingScreen key={discount} kind="discount" name={discount} title={discountTagLabel} />
}
