import { paths } from '../paths'
import { shopAddress, shopEmail, shopName, shopNameLatin } from '../text/shop-facts'
import type { Lang } from '../text/times'
import { shopPhone } from '../ui/shop-phone'

const namesIn = (lang: Lang) =>
  lang === 'bn'
    ? { name: shopName(), alternateName: shopNameLatin() }
    : { name: shopNameLatin(), alternateName: shopName() }

/** The shop and its site for schema.org. */
export function shopForCrawlers(origin: string, lang: Lang) {
  const shop = { ...namesIn(lang), url: `${origin}/` }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...shop,
        logo: `${origin}/touch-icon.png`,
        telephone: shopPhone().text,
        email: shopEmail(),
        address: {
          '@type': 'PostalAddress',
          streetAddress: shopAddress(lang),
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
