import { type QueryClient, useQuery } from '@tanstack/react-query'
import { read } from '../../api/read'
import { forgetAnswers } from './poll'
import { useSend } from './send'
import type { Right } from '#contract/office/rights'
import { getMe, signOut } from '#contract/office/staff'

/** Who is signed in here; a 401 in `error` when nobody is. */
export function useMe() {
  return useQuery({ ...read(getMe, {}), staleTime: Number.POSITIVE_INFINITY })
}

const none: readonly Right[] = []
/** What who is signed in may do. */
export function useRights(): readonly Right[] {
  return useMe().data?.rights ?? none
}

/** Somebody has signed in: what was read for another one before is forgotten. */
export async function startAsNewPerson(queryClient: QueryClient): Promise<void> {
  queryClient.clear()
  forgetAnswers()
  await queryClient.fetchQuery(read(getMe, {}))
}

/** The page is loaded anew, so that nothing of this person stays in its memory. */
export function useSignOut() {
  return useSend(signOut, {
    onSuccess: () => {
      forgetAnswers()
      location.assign('/office/signin')
    },
  })
}
