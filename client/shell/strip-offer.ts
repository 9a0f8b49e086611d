import type { ComponentType } from 'react'
import { openStore } from '../ui/state/store'

/** What the strip offers over its running text; it comes late. */
export const stripOffer = openStore<ComponentType | null>(null)
