import { Skeleton } from '../ui/layout/skeleton'
import { SkeletonLines } from '../ui/layout/skeleton-lines'
import './product-view.css'

export function ProductSkeleton() {
  return (
    <div className="wrap product-page" aria-busy="true">
      <div className="product beside">
        <div className="gallery">
          <Skeleton ratio="1" radius="var(--r-lg)" />
        </div>
        <div className="product-facts">
          <SkeletonLines rows={3} height={34} />
          <SkeletonLines rows={5} height={56} />
        </div>
      </div>
    </div>
  )
}
