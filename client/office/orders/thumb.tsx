import { Picture } from '../../ui/picture'

/** A product's picture beside its title, which says what it is; of its size without one too. */
export function Thumb({ url }: { url: string }) {
  return (
    <span className="th">
      <Picture url={url} alt={''} sizes="44px" width={44} height={44} />
    </span>
  )
}
