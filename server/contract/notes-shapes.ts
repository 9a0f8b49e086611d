import { z } from 'zod'
import { Id } from '#contract/wire'

const Note = z.object({ id: Id, title: z.string(), note: z.string() })

export const getNotes = { input: z.object({}), output: z.object({ notes: z.array(Note) }) }
