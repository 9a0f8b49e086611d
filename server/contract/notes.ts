import { z } from 'zod'
import { publicRead } from '#contract/calls'
import { Id } from '#contract/wire'

const Note = z.object({ id: Id, title: z.string(), note: z.string() })

/** The leftover test page of spec section 2. */
export const getNotes = publicRead('/api/get/notes', {
  input: z.object({}),
  output: z.object({ notes: z.array(Note) }),
})
