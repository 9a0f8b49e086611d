import { Picture } from '../../ui/picture'

export function ShelfPhoto({ url }: { url: string }) {
  return (
    <span className="th">
      <Picture url={url} alt={''} sizes="38px" width={38} height={38} />
    </span>
  )
}
