import { paths } from '../paths'
import { shopAddress, shopEmail, shopFacts, shopName, shopNameLatin } from '../text/shop-facts'
import type { Lang } from '../text/times'
import { shopPhone } from '../ui/text/shop-phone'

const namesIn = (lang: Lang) =>
  lang === 'bn'
    ? { name: shopName(), alternateName: shopNameLatin() }
    : { name: shopNameLatin(), alternateName: shopName() }

/** The shop and its site for schema.org. */
export function shopForCrawlers(origin: string, lang: Lang) {
  const shop = { ...namesIn(lang), url: `${origin}/` }
  const address = shopAddress(lang)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...shop,
        logo: origin + (shopFacts().logo ?? '/touch-icon.png'),
        telephone: shopPhone()?.text,
        email: shopEmail(),
        address: address && {
          '@type': 'PostalAddress',
          streetAddress: address,
          addressCountry: 'BD',
        },
      },
      {
        '@type': 'WebSite',
        ...shop,
        inLanguage: lang,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}${paths.search('')}{keyword}`,
          'query-input': 'required name=keyword',
        },
      },
    ],
  }
}
