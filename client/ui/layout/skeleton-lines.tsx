import { Skeleton } from './skeleton'

/** Placeholder of a text or of rows. */
export function SkeletonLines({ rows = 4, height }: { rows?: number; height?: string | number }) {
  return (
    <div className="skeleton-lines grid gap-12">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <Skeleton key={row} height={height} width={!height && row === rows - 1 ? '60%' : '100%'} />
      ))}
    </div>
  )
}
