import { type ComponentType, lazy } from 'react'
import { loadAgain } from '../../ui/load-again'

/** A part of the office in a chunk of its own, asked for again where it does not come. */
export function late<P extends object = object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  return lazy(async () => ({ default: await loadAgain(load) }))
}
