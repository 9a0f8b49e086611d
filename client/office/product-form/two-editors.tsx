import { formatTime } from '../../text/times'
import { Picture } from '../../ui/picture'
import { useBothText } from '../text/both'
import { useLang } from '../text/lang'
import { useProductText } from '../text/product-text'
import { BothSides } from '../ui/both-sides'
import { type Difference, type Other, takeTheirs } from './compare'
import type { Fields } from './fields'
import { nameOf, shownOf } from './values'

type TwoEditorsProps = Other & { onDone: (merged: Fields) => void; onLater: () => void }

/** A product changed by two people, or on two devices. */
export function TwoEditors(props: TwoEditorsProps) {
  const { comparison, theirs, isDraft, name, at, onDone, onLater } = props
  const text = useProductText()
  const words = useBothText()
  const time = formatTime(at, useLang())
  const { both } = text.product
  const sidesOf = (all: readonly Difference[]) =>
    all.map((each) => ({
      key: each.key,
      name: nameOf(each, text),
      mine: <Value each={each} value={each.mine} members={comparison.merged} />,
      theirs: <Value each={each} value={each.theirs} members={theirs} />,
    }))

  function finish(chosen: ReadonlySet<string>) {
    const taken = comparison.both.filter(({ key }) => chosen.has(key))
    onDone(taken.reduce((fields, each) => takeTheirs(fields, each, theirs), comparison.merged))
  }

  return (
    <BothSides
      title={isDraft ? both.elsewhere(time) : words.title(name, words.product, time)}
      theirName={isDraft ? both.otherPhone : words.theirs(name)}
      theirTitle={isDraft ? both.phoneTitle : words.theirTitle(name ?? words.somebody)}
      both={sidesOf(comparison.both)}
      onlyTheirs={sidesOf(comparison.onlyTheirs)}
      onlyMine={sidesOf(comparison.onlyMine)}
      onDone={finish}
      onLater={onLater}
    />
  )
}

type ValueProps = { each: Difference; value: unknown; members: Fields }

/** A photo is shown, other values are named; a removed one is crossed out. */
function Value({ each, value, members }: ValueProps) {
  const text = useProductText()
  const { both } = text.product
  const { image, alt } = Object(each.field === 'images' ? (value ?? each.base) : null)
  const names = (ref: unknown) => {
    const list = members[each.field]
    const place = Array.isArray(list) ? list.findIndex((member) => member.ref === ref) : -1
    const name = Array.isArray(list) ? list[place]?.name : undefined
    return String(name ?? text.product.photos.name(place + 1))
  }
  if (image) {
    return (
      <span className="flex gap-8 of-photo">
        <Picture url={String(image)} alt={''} sizes="44px" width={44} height={44} />
        {alt || (value === undefined ? both.gone : each.base === undefined && both.added)}
      </span>
    )
  }
  if (value === undefined) return <s>{shownOf(each.field, each.base, text, names)}</s>
  return shownOf(each.field, value, text, names)
}
