import { lazyPart } from '../ui/layout/lazy-part'
import type { Listing } from './listing'

const load = () => import('./answers')

/** What a listing shows besides products. Most need none of it, so it comes with the answer that does. */
export const ListingEmpty = lazyPart(() => load().then((m) => m.ListingEmpty), null)
export const NothingFound = lazyPart(() => load().then((m) => m.NothingFound), null)
export const NothingToFind = lazyPart(() => load().then((m) => m.NothingToFind), null)
export const ShopAnswer = lazyPart(() => load().then((m) => m.ShopAnswer), null)

/** A part that fails is loaded again in its place. */
export async function withAnswers(listing: Listing): Promise<Listing> {
  const parts = [
    ...(listing.found?.leads_to ? [ShopAnswer] : []),
    ...(listing.page.total > 0 ? [] : [NothingFound, ListingEmpty]),
  ]
  await Promise.allSettled(parts.map((part) => part.preload()))
  return listing
}
