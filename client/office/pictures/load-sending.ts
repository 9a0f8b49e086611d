import { ApiError, noConnection } from '../../api/api-error'
import { loadAgain } from '../../ui/state/load-again'

/** Loaded with the first picture. Throws ApiError. */
export async function loadSending() {
  try {
    return await loadAgain(() => import('./upload-picture'))
  } catch {
    throw new ApiError(0, noConnection)
  }
}
