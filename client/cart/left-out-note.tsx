import { sayChoice } from '#contract/color-names'
import { useLang, useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { leftOutWords } from './left-out-words'
import './left-out.css'

/** Goods of a former order that did not go into the cart. */
export type LeftOut = { title: string; color?: string | undefined; size?: string | undefined }

/** Names the products of “order again” that are not on sale now. */
export function LeftOutNote({ lines }: { lines: readonly LeftOut[] }) {
  const text = useWords(leftOutWords)
  const lang = useLang()
  return (
    <div className="left-out tint-gold break" role="status">
      <p className="bold">{text.notOnSale(lines.length)}</p>
      <ul>
        {lines.map((line) => {
          const chosen = sayChoice(line, lang)
          return (
            <li key={`${line.title} ${chosen}`}>
              <span lang={scriptOf(line.title)}>{line.title}</span>
              {chosen && <small lang={scriptOf(chosen)}>{` (${chosen})`}</small>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
