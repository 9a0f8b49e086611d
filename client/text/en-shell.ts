import type { Texts } from './bn'

export const shell: Texts['shell'] = {
  switchLabel: 'Language',
  announcement: 'Announcement',
  pause: 'Stop the text',
  play: 'Move the text',
}
