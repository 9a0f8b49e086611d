import { openStore } from '../../ui/state/store'

export const stepNames = ['name', 'phone', 'menus', 'products', 'banner', 'share'] as const
export type StepName = (typeof stepNames)[number]

/** State that no data of the shop shows: stored on this device. */
type Progress = {
  /** Skipped steps. */
  later: readonly StepName[]
  isShared: boolean
  /** The owner has closed the steps. */
  isOver: boolean
}

const storageKey = 'office.begin'
const progress = openStore<Progress>(readProgress())
export const useProgress = progress.use

export function saveProgress(change: Partial<Progress>): void {
  progress.change({ ...progress.read(), ...change })
  try {
    localStorage.setItem(storageKey, JSON.stringify(progress.read()))
  } catch {
    // Storage may be forbidden: the value then lasts until the page is left.
  }
}

export function leaveOut(step: StepName): void {
  saveProgress({ later: [...new Set([...progress.read().later, step])] })
}

function readProgress(): Progress {
  const nothing = { later: [], isShared: false, isOver: false }
  try {
    const stored = { ...nothing, ...JSON.parse(localStorage.getItem(storageKey) ?? '{}') }
    return Array.isArray(stored.later) ? stored : nothing
  } catch {
    return nothing
  }
}
