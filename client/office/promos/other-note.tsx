import { useLang } from '../text/lang'
import { usePromoText } from '../text/promos'
import { formatDayOf } from './promo-words'
import { type FieldName, fieldNames, type Typed, typedOf } from './typed'
import type { Promo } from '#contract/office/promos-shapes'

type OtherNoteProps = {
  /** The promo at the form's begin, and after somebody else's change. */
  former: Promo
  current: Promo
  values: Typed
}

/** The fields that a colleague changed meanwhile, and those where the own text stays. */
export function OtherNote({ former, current, values }: OtherNoteProps) {
  const text = usePromoText()
  const lang = useLang()
  const was = typedOf(former)
  const is = typedOf(current)
  const say = (name: FieldName, value: string) =>
    value && (name === 'from' || name === 'until') ? formatDayOf(value, lang) : value
  return (
    <div className="note other" role="alert">
      <p>{text.other}</p>
      <ul>
        {fieldNames
          .filter((name) => was[name] !== is[name])
          .map((name) => (
            <li key={name}>
              <b>{text.fields[name]}</b>
              {` ${text.became(say(name, was[name]), say(name, is[name]))}`}
              {values[name] !== is[name] && <span>{text.yours(say(name, values[name]))}</span>}
            </li>
          ))}
        {former.active !== current.active && (
          <li>{current.active ? text.otherStarted : text.otherEnded}</li>
        )}
      </ul>
      <p>{text.otherSave}</p>
    </div>
  )
}
