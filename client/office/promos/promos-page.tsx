import { ListPage } from '../record/list-page'
import { promos } from './promo'
import { PromoForm } from './promo-form'
import { useStartAgain } from './use-end'
import './promos.css'

/** Promo codes: the list, and the form of one beside it. */
export function PromosPage() {
  useStartAgain()
  return <ListPage of={promos} form={PromoForm} />
}
