import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Promo } from '#contract/office/promos'
import { LinkButton } from '../../ui/form/link-button'
import { useKeys } from '../../ui/input/keys'
import { Notice } from '../../ui/layout/notice'
import { useIsWide } from '../../ui/state/use-wide'
import { useListPlace } from '../orders/use-list-place'
import { Screen } from '../shell/screen'
import { useText } from '../text/lang'
import { usePromoText } from '../text/promos'
import { MoreRows } from '../ui/more-rows'
import { ReadFailed } from '../ui/read-failed'
import { Waiting } from '../ui/waiting'
import { usePromos, useUndoEndAgain } from './acts'
import { PromoForm } from './promo-form'
import { addressOf, PromoCards, PromoTable } from './promo-list'
import '../../ui/layout/add.css'
import './promos.css'

const newPath = '/promos?open=new'

/** Promo codes: the list, and the form of one beside it; on a phone one at a time. */
export function PromosPage() {
  const { places } = useText()
  const text = usePromoText()
  const isWide = useIsWide()
  const navigate = useNavigate()
  const { key } = useLocation()
  const open = useSearchParams()[0].get('open')
  const pages = usePromos()
  const promos = pages.data?.pages.flatMap((page) => page.promos)
  const isNew = open === 'new' || (isWide && !open)
  const promo = promos?.find(({ id }) => String(id) === open)
  const isSought = open !== null && !isNew && !promo
  const { hasNextPage, isFetching, error, fetchNextPage } = pages

  useUndoEndAgain()
  useListPlace(isWide ? undefined : (open ?? undefined))
  useTitleFocus(isWide ? null : open)
  useKeys([{ keys: 'N', does: text.add, act: () => navigate(newPath) }])
  useEffect(() => {
    if (isSought && hasNextPage && !isFetching && !error) fetchNextPage()
  }, [isSought, hasNextPage, isFetching, error, fetchNextPage])

  function close(saved: Promo) {
    if (!isWide) navigate('/promos', { replace: true })
    else if (!promo) navigate(addressOf(saved), { replace: true })
  }
  const hasForm = isNew || promo !== undefined
  return (
    <Screen
      title={!isWide && hasForm ? (promo?.code ?? text.add) : places.promos}
      back={open ? '/promos' : '/more'}
      actions={
        (isWide || !open) && (
          <LinkButton kind="primary" to={newPath}>
            <Plus className="glyph glyph-small" aria-hidden />
            {text.add}
            <kbd className="only-d">{'N'}</kbd>
          </LinkButton>
        )
      }
    >
      <div className="with-aside promos num">
        {error && !promos && <ReadFailed error={error} onRetry={pages.refetch} />}
        {!promos && !error && <Waiting />}
        {promos && (isWide || !open) && (
          <div className="main-part">
            {promos.length === 0 && (
              <Notice title={text.none}>
                <p className="mute">{text.noneHint}</p>
              </Notice>
            )}
            {promos.length > 0 && isWide && <PromoTable promos={promos} openId={promo?.id} />}
            {promos.length > 0 && !isWide && <PromoCards promos={promos} />}
            <MoreRows pages={pages} />
          </div>
        )}
        {promos && hasForm && (
          <PromoForm
            key={promo?.id ?? 'new'}
            promo={promo}
            others={promos ?? []}
            opened={open && key}
            onSaved={close}
          />
        )}
        {promos && isSought && <Sought isOver={!hasNextPage} />}
      </div>
    </Screen>
  )
}

/** On a phone the list replaces the form, which had the focus. */
function useTitleFocus(open: string | null) {
  const former = useRef(open)
  useEffect(() => {
    if (former.current && !open) document.querySelector('h1')?.focus({ preventScroll: true })
    former.current = open
  }, [open])
}

/** The address's promo is not in the list, or not loaded yet. */
function Sought({ isOver }: { isOver: boolean }) {
  const { problem } = useText()
  return isOver ? <Notice title={problem.notThere} /> : <Waiting />
}
