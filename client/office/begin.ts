import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router'
import { getMe } from '#contract/office/staff'
import { read } from '../api/read'
import { readMenu } from './reads-ahead'
import { SignInPage, screens } from './screens'

/** Path of the office below the shop's address. */
export const basename = '/office'

/**
 * Reads the person, the screen's chunk and its first data in parallel: in sequence each would wait
 * for the network. Without a sign-in the answers are 401s, and the sign-in page follows.
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
