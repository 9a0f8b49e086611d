import type { OfficeProduct } from '#contract/office/product-row-shapes'
import type { StockItem } from '#contract/office/stock'
import { productCode } from '#contract/shop'
import { formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Field } from '../../ui/form/field'
import { Refusal } from '../../ui/form/refusal'
import { useKeys } from '../../ui/input/keys'
import { Panel } from '../../ui/layout/panel'
import { Thumb } from '../../ui/media/thumb'
import { toast } from '../../ui/overlay/toast'
import { useOnline } from '../../ui/state/online'
import { useIsWide } from '../../ui/state/use-wide'
import { Link } from '../../ui/text/link'
import { useRights } from '../api/me'
import { OfflineWhy } from '../ui/act-button'
import { CountCards } from './count-cards'
import { countKeys } from './count-keys'
import { CountMatrix } from './count-matrix'
import { CountNotes } from './count-notes'
import { FillPanel } from './fill-panel'
import { gridOf } from './grid'
import { LowForm } from './low-form'
import { MovesPanel } from './moves-panel'
import { type CountWhy, type Mode, plannedAt, plannedOf } from './planned'
import { RuleSwitches } from './rule-switches'
import { SaveBar } from './save-bar'
import { useCounting } from './use-counting'
import { useStable } from './use-stable'
import { useTypedCounts } from './use-typed-counts'
import { WhyField } from './why-field'
import { countWords } from './words'

const whys = ['count', 'arrived', 'damaged'] as const satisfies CountWhy[]
const mostLetters = 200

/** All choices of a counted product; typed numbers wait for the button, or for Enter. */
export function StockForm({ product }: { product: OfficeProduct }) {
  const text = useWords(countWords)
  const isWide = useIsWide()
  const isOnline = useOnline()
  const hasForm = useRights().includes('products')
  const grid = gridOf(product, text.all)
  const counts = useTypedCounts<Mode>(`stock ${product.id}`, 'count')
  const { mode, setMode, note, setNote } = counts
  const counting = useCounting(product, counts)
  const planned = plannedOf(grid.items, counts.typed, mode)
  const isToSee = (id: number) => counts.refusals.has(id)
  const ready = planned.filter(({ item, isWrong }) => !isWrong && !isToSee(item.id))
  const toSee = planned.length - ready.length
  const isCount = mode !== 'low'
  const after = new Map(
    planned.flatMap((one) =>
      isCount && !one.isWrong ? [[one.item.id, one.after ?? 0] as const] : [],
    ),
  )
  const now = grid.items.reduce((sum, { count }) => sum + count, 0)
  const then = grid.items.reduce((sum, { id, count }) => sum + (after.get(id) ?? count), 0)

  async function save() {
    if (!isOnline || ready.length === 0) return
    setNote('')
    if (!(await counting.save(ready, mode, note))) counts.restoreNote(note)
  }
  /** Returns whether the choice has nothing left to save. */
  function saveOne(item: StockItem): boolean {
    const one = plannedAt(item, counts.typed.get(item.id), mode)
    if (one?.isWrong || (one && !isOnline)) return false
    if (one) void counting.save([one], mode, note)
    else if (counts.typed.has(item.id)) counts.forget([item.id])
    return true
  }
  const onType = useStable((item: StockItem, words: string) => counts.type([[item, words]]))
  const onKeep = useStable((item: StockItem) => void saveOne(item))
  const fill = (items: readonly StockItem[], words: string) =>
    counts.type(items.map((item) => [item, words] as const))
  const keys = countKeys(grid, {
    onEnter: saveOne,
    onEscape: ({ id }) => counts.forget([id]),
    onPaste: (cells, outside) => {
      counts.type(cells)
      if (outside > 0) toast.warning(text.outside(outside))
    },
  })
  useKeys([{ keys: 'Ctrl S', does: text.saveKey, act: save }])

  const shown = { grid, counts, mode, after, keys, onType, onKeep, onFill: fill }
  const whyField = isCount ? (
    <WhyField whys={whys} mode={mode} onChoose={setMode} />
  ) : (
    <Button onClick={() => setMode('count')}>{text.low.back}</Button>
  )
  const bar = (
    <SaveBar
      ready={ready.length}
      toSee={toSee}
      busy={counting.isPending}
      onDrop={() => counts.forget([...counts.typed.keys()])}
      onSave={save}
    />
  )
  const noteField = isCount && (
    <Field
      label={text.note}
      placeholder={text.noteHint}
      maxLength={mostLetters}
      value={note}
      onChange={({ target }) => setNote(target.value)}
    />
  )
  const about = (
    <div className="panel flex num stock-of">
      {product.images[0] && <Thumb url={product.images[0].image} size={48} />}
      <span className="grow">
        {hasForm ? (
          <Link className="bold" to={`/products/${product.id}`}>
            {product.title}
          </Link>
        ) : (
          <b className="bold">{product.title}</b>
        )}
        <small className="mute">
          {[productCode(product.id), product.own_code, formatTaka(product.price)]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <span className="stock-sum">
        <b>{then}</b>
        {then !== now && <small className="mute">{text.was(now)}</small>}
      </span>
    </div>
  )
  const beside = (
    <>
      {grid.items.length > 1 && (
        <FillPanel
          grid={grid}
          mode={mode}
          isTyped={({ id }) => counts.typed.has(id)}
          onFill={fill}
        />
      )}
      <Panel title={text.rules.title}>
        {hasForm && <RuleSwitches product={product} />}
        <LowForm
          items={grid.items}
          isEach={mode === 'low'}
          onSet={(all) => void counting.save(all, 'low')}
          onEach={() => setMode('low')}
        />
      </Panel>
      <MovesPanel
        productId={product.id}
        nameOf={(itemId) => {
          const item = product.items.find(({ id }) => id === itemId)
          return item && grid.items.length > 1 ? grid.nameOf(item) : null
        }}
      />
    </>
  )
  return (
    <div className="with-aside stock-form num">
      <div className="stack">
        {about}
        <OfflineWhy />
        {isWide ? (
          <Panel title={isCount ? text.byChoice : text.low.below} actions={whyField}>
            <div className="panel-body stack">
              <CountMatrix {...shown} />
              <CountNotes grid={grid} counts={counts} onKeep={onKeep} />
              {noteField}
              <Refusal>{counting.problem}</Refusal>
            </div>
            {bar}
          </Panel>
        ) : (
          <>
            {whyField}
            {noteField}
            <Refusal>{counting.problem}</Refusal>
            <CountCards {...shown} />
            {planned.length > 0 && bar}
          </>
        )}
        {!isWide && beside}
      </div>
      {isWide && <div className="stack">{beside}</div>}
    </div>
  )
}
