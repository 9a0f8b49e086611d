import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Right } from '#contract/office/rights'
import { getMe, signOut } from '#contract/office/staff'
import { read } from '../../api/read'
import { claimDrafts } from '../../ui/state/memory-draft'
import { forgetAnswers } from './poll'
import { useSend } from './send'

/** The signed-in person; a 401 in `error` without one. */
export function useMe() {
  return useQuery({ ...read(getMe, {}), staleTime: Number.POSITIVE_INFINITY })
}

const none: readonly Right[] = []
/** The rights of the signed-in person. */
export function useRights(): readonly Right[] {
  return useMe().data?.rights ?? none
}

/** After a sign-in: drops reads of the former person. */
export async function startAsNewPerson(queryClient: QueryClient): Promise<void> {
  queryClient.clear()
  forgetAnswers()
  await queryClient.fetchQuery(read(getMe, {}))
}

/** Reloads the page, so that no data of this person stays in memory. */
export function useSignOut() {
  return useSend(signOut, {
    onSuccess: () => {
      forgetAnswers()
      claimDrafts(null)
      location.assign('/office/signin')
    },
  })
}
