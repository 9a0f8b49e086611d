import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { SettingPart, Settings } from '#contract/office/settings'
import { getSettings } from '#contract/office/settings'
import { read } from '../../api/read'
import { useIsWide } from '../../ui/state/use-wide'
import { late, latePart } from '../ui/late'
import { Waiting } from '../ui/waiting'
import { PartForm } from './part-form'
import { type Typed, type TypedDraft, typedOf } from './typed-values'
import { useTypedPart } from './use-typed-part'

const TwoOwners = late(async () => (await import('./two-owners')).TwoOwners)
const ShopLook = latePart(async () => (await import('./shop-look')).ShopLook)
const EmptySearches = latePart(async () => (await import('./empty-searches')).EmptySearches)
/** Parts with facts of every page of the shop. */
const inShop: readonly SettingPart[] = ['shop', 'contact', 'social']

type PartSettingsProps = {
  part: SettingPart
  settings: Settings
  phone: string
  mayChange: boolean
  draft: TypedDraft | null
  place: string
}

/** A part of the settings: its form, or the conflicts of two owners. */
export function PartSettings({ part, settings, draft, place, ...rest }: PartSettingsProps) {
  const queryClient = useQueryClient()
  const isWide = useIsWide()
  const [isFound] = useState(draft !== null)
  const entry = settings[part]
  const state = useTypedPart({ part, entry, draft, place })

  function merge(current: Settings = settings, sent?: Typed) {
    queryClient.setQueryData(
      read(getSettings, {}).queryKey,
      (before) => before && { ...before, settings: current },
    )
    state.merge(current[part], sent)
  }

  if (state.isConflicting) {
    return (
      <Suspense fallback={<Waiting />}>
        <TwoOwners
          part={part}
          entry={entry}
          comparison={state.comparison()}
          onDone={state.choose}
          onLater={state.later}
        />
      </Suspense>
    )
  }
  return (
    <>
      <PartForm
        key={state.nr}
        {...rest}
        part={part}
        state={state}
        isFound={isFound}
        onOther={merge}
      />
      {part === 'search' && <EmptySearches />}
      {isWide && inShop.includes(part) && (
        <div>
          <ShopLook
            settings={settings}
            typed={state.typed ?? typedOf(part, state.of)}
            phone={rest.phone}
          />
        </div>
      )}
    </>
  )
}
