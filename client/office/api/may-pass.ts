import { isPassing, isStatus } from '../../api/api-error'

/** Whether the same call may succeed later. */
export function mayPass(error: unknown): boolean {
  return isPassing(error) || isStatus(error, 429)
}
