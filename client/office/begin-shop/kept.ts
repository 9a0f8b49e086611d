import { openStore } from '../../ui/store'

export const stepNames = ['name', 'phone', 'menus', 'goods', 'banner', 'share'] as const
export type StepName = (typeof stepNames)[number]

/** State that no data of the shop shows: stored on this device. */
type Kept = {
  /** Skipped steps. */
  later: readonly StepName[]
  isShared: boolean
  /** The owner has closed the steps. */
  isOver: boolean
}

const storageKey = 'office.begin'
const kept = openStore<Kept>(readStored())
export const useKept = kept.use

export function keep(change: Partial<Kept>): void {
  kept.change({ ...kept.read(), ...change })
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept.read()))
  } catch {
    // Storage may be forbidden: the value then lasts until the page is left.
  }
}

export function leaveOut(step: StepName): void {
  keep({ later: [...new Set([...kept.read().later, step])] })
}

function readStored(): Kept {
  const nothing = { later: [], isShared: false, isOver: false }
  try {
    return { ...nothing, ...JSON.parse(localStorage.getItem(storageKey) ?? '{}') }
  } catch {
    return nothing
  }
}
