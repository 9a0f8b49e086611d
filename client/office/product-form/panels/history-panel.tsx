import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { InputOf, OutputOf } from '#contract/endpoint'
import { getProductHistory } from '#contract/office/products'
import type { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { keyOf } from '../../../api/read'
import { useWords } from '../../../text/lang'
import { Button } from '../../../ui/form/button'
import { Panel } from '../../../ui/layout/panel'
import { Picture } from '../../../ui/media/picture'
import { toast } from '../../../ui/overlay/toast'
import { sentenceOf } from '../../api/send'
import { frameWords } from '../../text/frame-words'
import { productWords } from '../../text/product-words'
import { When } from '../../ui/when'
import type { FormState } from '../state/use-form-state'
import { htmlFields, shownOf } from '../state/values'
import { formerOf } from './former'

type History = OutputOf<typeof getProductHistory>
type Change = History['events'][number]['changes'][number]

/** Changes in the shop with author; a former value is restored into the form only. */
export function HistoryPanel({ id, state }: { id: number; state: FormState }) {
  const text = useWords(productWords)
  const frame = useWords(frameWords)
  const { history } = text.product
  const [isOpen, setIsOpen] = useState(false)
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery<
    History,
    ApiError
  >({
    queryKey: [...keyOf(getProductHistory, { id }), state.form.baseV],
    queryFn: ({ pageParam, signal }) => {
      const input: InputOf<typeof getProductHistory> = { id, after: pageParam as string | null }
      return call(getProductHistory, input, { signal })
    },
    initialPageParam: null,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: isOpen,
  })
  const events = data?.pages.flatMap((page) => page.events) ?? []
  /** Positions in a list mean nothing alone. */
  const changesToShow = (changes: readonly Change[]) =>
    changes.filter(({ field }) => !field.endsWith('position'))

  function bringBack(change: Change) {
    const former = formerOf(change)
    if (!former) return
    state.change(former)
    toast.info(history.restored(nameOf(change)))
  }

  function nameOf({ field }: Change): string {
    const names: Record<string, string> = text.product.fields
    return names[fieldOf(field)] ?? field
  }

  return (
    <Panel
      title={history.title}
      actions={
        !isOpen && (
          <button type="button" className="link" onClick={() => setIsOpen(true)}>
            {history.show}
          </button>
        )
      }
    >
      {isOpen && (
        <div className="panel-body stack">
          {error && <p className="wrong">{sentenceOf(error)}</p>}
          {data && events.length === 0 && <p className="mute">{history.none}</p>}
          <ol className="grid gap-10 past num">
            {events.map((event) => (
              <li key={event.id}>
                <small className="mute">
                  <When at={event.at} />
                  {` · ${event.by ?? history.somebody}`}
                </small>
                {changesToShow(event.changes).map((change, nr) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: one field may occur twice
                  <div key={nr}>
                    <b className="bold">{nameOf(change)}</b>{' '}
                    <del translate="no">{shown(change, change.before)}</del>{' '}
                    <ins translate="no">{shown(change, change.after)}</ins>{' '}
                    {formerOf(change) && (
                      <button
                        type="button"
                        className="link control"
                        onClick={() => bringBack(change)}
                      >
                        {history.restore}
                      </button>
                    )}
                  </div>
                ))}
              </li>
            ))}
          </ol>
          {hasNextPage && (
            <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
              {frame.words.more}
            </Button>
          )}
        </div>
      )}
    </Panel>
  )

  function shown({ field }: Change, value: unknown): ReactNode {
    if (value === null || value === undefined) return history.nothing
    if (field === 'image') {
      return (
        <span className="flex gap-8 of-photo">
          <Picture url={String(value)} alt={''} sizes="44px" width={44} height={44} />
        </span>
      )
    }
    const isText = htmlFields.includes(field)
    const isPrice = fieldOf(field) === 'price' || fieldOf(field) === 'old_price'
    const as = isText ? 'description' : isPrice ? 'price' : 'title'
    return shownOf(as, field === 'stock_set' ? value === 1 : value)
  }
}

/** `price_taka` is the field of the price. */
function fieldOf(column: string): string {
  return column.replace(/_(taka|percent)$/, '').replace(/^archived_at$/, 'archived')
}
