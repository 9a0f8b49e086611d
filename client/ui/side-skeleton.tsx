import './columns.css'
import { Skeleton } from './skeleton'
import { SkeletonLines } from './skeleton-lines'

/** Stands for rows that are coming, with what they come to beside them. */
export function SideSkeleton({ rows, height }: { rows: number; height: number }) {
  return (
    <div className="with-side">
      <SkeletonLines rows={rows} height={height} />
      <Skeleton height={320} />
    </div>
  )
}
