import { openStoredText } from '../ui/state/stored-text'

const mostSeen = 12
/** Ids of products, the latest first; kept on the device alone. */
const stored = openStoredText('local', 'seen')

export function noteSeen(id: number): void {
  const others = (stored.read() ?? '').split(',').filter((each) => each && each !== String(id))
  stored.write([id, ...others].slice(0, mostSeen).join(','))
}

/** Null without any. */
export const useSeen = () => stored.use() || null
