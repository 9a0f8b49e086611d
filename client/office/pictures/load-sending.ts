import { ApiError, noConnection } from '../../api/api-error'
import { loadAgain } from '../../ui/load-again'

/** Who sends no picture needs none of it. Throws ApiError. */
export async function loadSending() {
  try {
    return await loadAgain(() => import('./upload-picture'))
  } catch {
    throw new ApiError(0, noConnection)
  }
}
