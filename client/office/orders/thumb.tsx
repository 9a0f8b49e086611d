import { Picture } from '../../ui/picture'

/** A product's picture beside its title, which says what it is. */
export function Thumb({ url }: { url: string }) {
  return <Picture className="th" url={url} alt={''} sizes="44px" width={44} height={44} />
}
