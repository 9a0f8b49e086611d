import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { districts } from '#contract/districts'
import { getProducts } from '#contract/office/products'
import { getStaff } from '#contract/office/staff'
import { read } from '../../api/read'
import { useLang, useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Choice } from '../../ui/form/choice'
import { Field } from '../../ui/form/field'
import { Thumb } from '../../ui/media/thumb'
import { useSettled } from '../../ui/state/use-settled'
import { useMe, useRights } from '../api/me'
import { ordersWords } from '../text/orders-words'
import { DayField } from '../ui/day-field'
import { Dialog } from '../ui/dialog'
import { useOrderFilters } from './use-order-filters'
import { orderWords } from './words'

const typedForMs = 300
const shown = 5

/** Narrows the list of all orders; each choice acts at once. */
export function OrderFilters({ onClose }: { onClose: () => void }) {
  const text = useWords(ordersWords)
  const orderText = useWords(orderWords)
  const { filter } = text.orders
  const lang = useLang()
  const { filters, change, words } = useOrderFilters()
  const me = useMe().data?.staff
  const seesStaff = useRights().includes('staff')
  const people = useQuery({ ...read(getStaff, {}), enabled: seesStaff }).data?.staff
  return (
    <Dialog title={filter.title} firstFocus=".dialog-head button" onClose={onClose}>
      <div className="stack">
        <div className="two">
          <DayField
            label={filter.from}
            value={filters.from ?? ''}
            onChange={(from) => change({ from })}
          />
          <DayField label={filter.to} value={filters.to ?? ''} onChange={(to) => change({ to })} />
        </div>
        <Choice
          label={orderText.order.district}
          value={filters.district ?? ''}
          onChange={({ target }) => change({ district: target.value })}
        >
          <option value="">{filter.any}</option>
          {districts.map(([bengali, english]) => (
            <option key={bengali} value={bengali}>
              {lang === 'bn' ? bengali : english}
            </option>
          ))}
        </Choice>
        <Choice
          label={filter.person}
          value={filters.staff ?? ''}
          onChange={({ target }) => change({ staff: target.value })}
        >
          <option value="">{filter.any}</option>
          {(people ?? (me ? [me] : [])).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <ProductFilter chosen={filters.product} onChoose={(product) => change({ product })} />
        <div className="acts">
          <Button kind="primary" onClick={onClose}>
            {filter.done}
          </Button>
          {words.length > 0 && (
            <Button
              onClick={() => change({ from: '', to: '', district: '', staff: '', product: '' })}
            >
              {filter.clear}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

type ProductFilterProps = {
  chosen: number | undefined
  onChoose: (product: number | '') => void
}

/** A product by its name or code, also one that is no longer sold. */
function ProductFilter({ chosen, onChoose }: ProductFilterProps) {
  const { orders } = useWords(ordersWords)
  const { edit } = useWords(orderWords)
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim(), typedForMs)
  const { data } = useQuery({ ...read(getProducts, { q }), enabled: q !== '' })
  const found = q ? data?.products.slice(0, shown) : undefined
  return (
    <div className="product-search num">
      <Field
        label={edit.products}
        hint={orders.filter.productHint}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="status">{found?.length === 0 && <p className="mute">{edit.noProduct}</p>}</div>
      {found && found.length > 0 && (
        <ul>
          {found.map(({ id, title, image }) => (
            <li key={id}>
              <button
                type="button"
                className="flex gap-10"
                aria-pressed={id === chosen}
                onClick={() => {
                  onChoose(id)
                  setTyped('')
                }}
              >
                <Thumb url={image} />
                <span className="grow">{title}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
