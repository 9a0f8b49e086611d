import { useQuery } from '@tanstack/react-query'
import { getProduct } from '#contract/catalog'
import { read } from '../../api/read'
import { useText } from '../text/lang'

type Choice = { color_id?: number | undefined; size_id?: number | undefined }
type LineChoiceProps = {
  line: Choice & { slug: string }
  onChoose: (choice: Choice) => void
}

/** Color and size of goods whose choice is sent with the order; nothing for others. */
export function LineChoice({ line, onChoose }: LineChoiceProps) {
  const { edit } = useText()
  const { data } = useQuery({ ...read(getProduct, { slug: line.slug, reviews: 0 }), retry: false })
  if (!data?.product.choice_goes_with_order) return null
  const { colors, sizes } = data.product
  const parts = [
    ['color_id', edit.color, colors.map(({ id, color }) => ({ id, name: color }))],
    ['size_id', edit.size, sizes.map(({ id, size }) => ({ id, name: size }))],
  ] as const
  return parts.map(([part, label, options]) =>
    options.length > 1 ? (
      <select
        key={part}
        aria-label={label}
        value={line[part] ?? ''}
        onChange={({ target }) => onChoose({ [part]: Number(target.value) })}
      >
        <option value="" disabled>
          {label}
        </option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    ) : null,
  )
}
