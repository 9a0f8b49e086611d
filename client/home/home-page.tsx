import { Suspense } from 'react'
import { shopName } from '../text/shop-facts'
import { useHead } from '../ui/head'
import { AllProducts } from './all-products'
import { BannerSection } from './banner-section'
import { CategorySection } from './category-section'
import { PromiseList } from './promise-list'
import { shopForCrawlers } from './shop-for-crawlers'

/** Each section comes alive for itself, so that none keeps the shopper's finger waiting. */
export function HomePage() {
  useHead({
    description:
      'শাড়ি, পাঞ্জাবি, ইলেকট্রনিক্স, ঘর ও রান্নার পণ্য। সারা বাংলাদেশে ৩-৫ দিনে হোম ডেলিভারি, ক্যাশ অন ডেলিভারি।',
    facts: import.meta.env.SSR ? shopForCrawlers : undefined,
  })
  return (
    <div className="wrap">
      <h1 className="vh" tabIndex={-1}>
        {shopName} — অনলাইন শপ
      </h1>
      <BannerSection />
      <PromiseList />
      <Suspense>
        <CategorySection />
      </Suspense>
      <Suspense>
        <AllProducts />
      </Suspense>
    </div>
  )
}
