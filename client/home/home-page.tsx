import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { bannersQuery } from '../catalog/queries'
import { useLang, useWords } from '../text/lang'
import { shellWords } from '../text/shell-words'
import { Skeleton } from '../ui/layout/skeleton'
import { useHead } from '../ui/text/head'
import { AllProducts } from './all-products'
import { BannerCarousel } from './banner-carousel'
import { CategorySection } from './category-section'
import { homeWords } from './words'
import './home-page.css'
import { PromiseList } from './promise-list'
import { shopForCrawlers } from './shop-for-crawlers'

/** Each section hydrates separately: a long task would delay the shopper's taps. */
export function HomePage() {
  const home = useWords(homeWords)
  const shell = useWords(shellWords)
  const lang = useLang()
  const { data: answer } = useQuery(bannersQuery())
  const hasBanners = answer?.banners.length !== 0
  useHead({
    description: home.about,
    facts: import.meta.env.SSR ? (origin) => shopForCrawlers(origin, lang) : undefined,
  })
  return (
    <div className="wrap">
      <h1 className="visually-hidden" tabIndex={-1}>
        {shell.homeTitle()}
      </h1>
      <div className={hasBanners ? 'home-top home-top-two' : 'home-top'}>
        <BannerSection />
        <PromiseList />
        <Suspense>
          <CategorySection />
        </Suspense>
      </div>
      <Suspense>
        <AllProducts />
      </Suspense>
    </div>
  )
}

/** The banners, or nothing where the shop has none. */
function BannerSection() {
  const { data: answer, isPending } = useQuery(bannersQuery())
  if (isPending) {
    return (
      <div className="banners">
        <Skeleton ratio="3" radius="var(--r-lg)" />
      </div>
    )
  }
  if (!answer?.banners.length) return null
  return <BannerCarousel banners={answer.banners} />
}
