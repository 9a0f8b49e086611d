import { useState } from 'react'
import type { Product } from '#contract/catalog-shapes'
import './option-choice.css'

export function SizeChoice({ sizes }: { sizes: Product['sizes'] }) {
  const [chosenId, setChosenId] = useState(sizes[0]?.id)
  const chosen = sizes.find(({ id }) => id === chosenId)
  return (
    <fieldset className="option-choice">
      <legend>
        সাইজ: <span>{chosen?.size}</span>
      </legend>
      <div className="option-choice-row">
        {sizes.map(({ id, size }) => (
          <label key={id} className="size-box">
            <input
              type="radio"
              name="size"
              value={id}
              checked={id === chosenId}
              onChange={() => setChosenId(id)}
            />
            <span>{size}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
