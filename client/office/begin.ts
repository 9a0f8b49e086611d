import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router'
import { read } from '../api/read'
import { readMenu } from './reads-ahead'
import { SignInPage, screens } from './screens'
import { getMe } from '#contract/office/staff'

/** Where the office lies below the shop's address. */
export const basename = '/office'

/**
 * Asks who sits here, and at the same time for the screen that the address names and what it shows
 * first: one after the other, each would wait for the network's delay. Where nobody is signed in,
 * the answers are 401s, and the sign-in follows.
 */
export function begin(queryClient: QueryClient, { pathname, search }: Location): void {
  const path = pathname.slice(basename.length) || '/'
  for (const { path: pattern, page, readAhead } of screens) {
    const match = matchPath(pattern, path)
    if (!match) continue
    queryClient.prefetchQuery(read(getMe, {}))
    readMenu(queryClient)
    readAhead?.(queryClient, { params: match.params, search: new URLSearchParams(search) })
    page.preload()
  }
  if (path === '/signin') SignInPage.preload()
}
