import { Skeleton } from '../ui/layout/skeleton'
import { SkeletonLines } from '../ui/layout/skeleton-lines'
import './page-skeleton.css'

/** A placeholder while a screen's chunk or its customer is not known yet. */
export function PageSkeleton() {
  return (
    <div className="wrap page-skeleton" aria-busy="true">
      <Skeleton width="min(320px, 70%)" height={40} />
      <SkeletonLines rows={6} height={48} />
    </div>
  )
}
