import { paths } from '../paths'
import { shopAddress, shopEmail, shopName, shopNameLatin } from '../text/shop-facts'
import { shopPhone } from '../ui/shop-phone'

/** The shop and its site as schema.org has them. */
export function shopForCrawlers(origin: string) {
  const shop = { name: shopName, alternateName: shopNameLatin, url: `${origin}/` }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...shop,
        logo: `${origin}/touch-icon.png`,
        telephone: shopPhone().text,
        email: shopEmail,
        address: { '@type': 'PostalAddress', streetAddress: shopAddress, addressCountry: 'BD' },
      },
      {
        '@type': 'WebSite',
        ...shop,
        inLanguage: 'bn',
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}${paths.search('')}{keyword}`,
          'query-input': 'required name=keyword',
        },
      },
    ],
  }
}
