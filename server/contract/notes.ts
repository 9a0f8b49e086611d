import { publicRead } from '#contract/calls'
import type * as shapes from '#contract/notes-shapes'

/** The leftover test page of spec section 2. */
export const getNotes = publicRead<typeof shapes.getNotes>('/api/get/notes')
