import { phoneOf } from '#contract/shop-facts'
import { useWords } from '../../text/lang'
import { shopFacts } from '../../text/shop-facts'
import type { StepName } from './progress'
import type { Started } from './use-started'
import { beginWords } from './words'

/** The headings of the steps with their present state below. */
export function useAboutStep({ settings, phone, catalogue, products, isDone }: Started) {
  const text = useWords(beginWords)
  const { shop, contact } = settings
  const { name = '', logo } = shop.value
  const number = contact.value.phone ?? phone
  const sample = phoneOf(shopFacts())
  const noPhone = sample ? text.phone.isSample(sample) : text.phone.isMissing
  const there: Record<StepName, string> = {
    name: logo ? (name ?? '') : text.name.noLogo(name ?? ''),
    phone: number,
    menus: text.menus.have(catalogue.menus.length),
    products: text.products.have(products),
    banner: text.banner.have(catalogue.banners.length),
    share: text.share.hint,
  }
  return (step: StepName) => ({
    title: text[step].title,
    hint: isDone[step] ? there[step] : text[step].hint,
    warning: step === 'phone' && !isDone.phone ? noPhone : undefined,
  })
}
