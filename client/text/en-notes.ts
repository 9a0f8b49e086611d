import type { Texts } from './bn'

export const notes: Texts['notes'] = {
  about: 'Names of fruit and short notes.',
}
