import './columns.css'
import { Skeleton } from './skeleton'
import { SkeletonLines } from './skeleton-lines'

/** Placeholder of rows with their summary beside them. */
export function SideSkeleton({ rows, height }: { rows: number; height: number }) {
  return (
    <div className="with-side beside">
      <SkeletonLines rows={rows} height={height} />
      <Skeleton height={320} />
    </div>
  )
}
