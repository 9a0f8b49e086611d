import type { Call } from '#contract/endpoint'
import type * as shapes from '#contract/notes-shapes'

/** The leftover test page of spec section 2. */
export const getNotes: Call<typeof shapes.getNotes> = {
  method: 'GET',
  path: '/api/get/notes',
  access: 'anyone',
}
