import { useQuery } from '@tanstack/react-query'
import { bannersQuery } from '../catalog/queries'
import { Skeleton } from '../ui/layout/skeleton'
import { BannerCarousel } from './banner-carousel'

/** The banners, or nothing where the shop has none. */
export function BannerSection() {
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
