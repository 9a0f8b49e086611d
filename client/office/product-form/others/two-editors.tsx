import { Fragment } from 'react'
import { useLang, useWords } from '../../../text/lang'
import { formatTime } from '../../../text/times'
import { Picture } from '../../../ui/media/picture'
import { productWords } from '../../text/product-words'
import { BothSides } from '../../ui/both-sides'
import { bothWords } from '../../ui/both-words'
import type { FormComparison } from '../state/compare'
import { type Fields, type Photo, uploadIdOf } from '../state/fields'
import { useUploads } from '../state/uploads'
import { shownOf } from '../state/values'

type TwoEditorsProps = {
  comparison: FormComparison
  /** An own draft from another device. */
  isDraft: boolean
  /** The other editor, if known. */
  name: string | null
  at: string
  onDone: (chosen: Fields) => void
  onLater: () => void
}

/** A product changed by two people, or on two devices. */
export function TwoEditors(props: TwoEditorsProps) {
  const { comparison, isDraft, name, at, onDone, onLater } = props
  const text = useWords(productWords)
  const words = useWords(bothWords)
  const time = formatTime(at, useLang())
  const { both, fields } = text.product
  return (
    <BothSides
      title={isDraft ? both.elsewhere(time) : words.title(name, words.product, time)}
      theirName={isDraft ? both.otherPhone : words.theirs(name)}
      theirTitle={isDraft ? both.phoneTitle : words.theirTitle(name ?? words.somebody)}
      comparison={comparison}
      nameOf={(field) => fields[field]}
      show={(field, value) =>
        field === 'images' && (value as readonly Photo[]).length > 0 ? (
          <Photos photos={value as readonly Photo[]} />
        ) : (
          shownOf(field, value)
        )
      }
      onDone={onDone}
      onLater={onLater}
    />
  )
}

/** In their order, with their words; one in transit as this device has it. */
function Photos({ photos }: { photos: readonly Photo[] }) {
  const { name } = useWords(productWords).product.photos
  const uploads = useUploads()
  return (
    <span className="flex wraps gap-8 of-photo">
      {photos.map(({ ref, image, alt }, place) => (
        <Fragment key={ref}>
          <Picture
            url={image || uploads.get(uploadIdOf(ref) ?? '')?.preview}
            alt={name(place + 1)}
            sizes="44px"
            width={44}
            height={44}
          />
          {alt}
        </Fragment>
      ))}
    </span>
  )
}
