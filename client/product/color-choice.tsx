import { useState } from 'react'
import type { Product } from '#contract/catalog-shapes'
import { readColor } from './color-names'
import './option-choice.css'

export function ColorChoice({ colors }: { colors: Product['colors'] }) {
  const [chosenId, setChosenId] = useState(colors[0]?.id)
  const chosen = colors.find(({ id }) => id === chosenId)
  return (
    <fieldset className="option-choice">
      <legend>
        রং: <span>{chosen && readColor(chosen.color).name}</span>
      </legend>
      <div className="option-choice-row">
        {colors.map(({ id, color }) => {
          const { name, css } = readColor(color)
          return (
            <label key={id} className={css ? 'color-swatch' : 'size-box'} title={name}>
              <input
                type="radio"
                name="color"
                value={id}
                checked={id === chosenId}
                onChange={() => setChosenId(id)}
              />
              {css && <span className="color-swatch-dot" style={{ background: css }} />}
              <span className={css ? 'vh' : undefined}>{name}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
