import { useQuery } from '@tanstack/react-query'
import { getOfficeProduct } from '#contract/office/products'
import { read } from '../../api/read'
import { useWords } from '../../text/lang'
import { orderWords } from './words'

type Choice = { color_id?: number | undefined; size_id?: number | undefined }
type LineChoiceProps = {
  line: Choice & { product_id: number }
  onChoose: (choice: Choice) => void
}

/** Color and size of a product that has them, with their pieces. */
export function LineChoice({ line, onChoose }: LineChoiceProps) {
  const { edit } = useWords(orderWords)
  const { data } = useQuery({ ...read(getOfficeProduct, { id: line.product_id }), retry: false })
  if (!data) return null
  const { colors, sizes, counted, items, choice_goes_with_order: isByChoice } = data.product
  const parts = [
    ['color_id', edit.color, colors.map(({ color, ...each }) => ({ ...each, name: color }))],
    ['size_id', edit.size, sizes.map(({ size, ...each }) => ({ ...each, name: size }))],
  ] as const

  /** The pieces of a choice, with the other part as it is chosen. */
  function piecesOf(choice: Choice): number {
    const isOf = (own: number | null, chosen: number | undefined) =>
      own === null || chosen === undefined || own === chosen
    return items
      .filter(({ removed }) => !removed)
      .filter((item) => isOf(item.color_id, choice.color_id) && isOf(item.size_id, choice.size_id))
      .reduce((sum, { count }) => sum + count, 0)
  }

  return parts.map(([part, label, all]) => {
    const options = all.filter(({ id, removed }) => !removed || id === line[part])
    // A single one is taken by itself where it has to go with the order.
    if (options.length < (isByChoice ? 2 : 1)) return null
    return (
      <select
        key={part}
        className="input"
        aria-label={label}
        value={line[part] ?? ''}
        onChange={({ target }) => onChoose({ [part]: Number(target.value) })}
      >
        <option value="" disabled>
          {label}
        </option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {counted && isByChoice ? edit.has(name, piecesOf({ ...line, [part]: id })) : name}
          </option>
        ))}
      </select>
    )
  })
}
