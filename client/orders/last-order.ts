import { openStoredText } from '../ui/state/stored-text'

const storedTransId = openStoredText('session', 'last-order')

export const storeLastOrder = (transId: string) => storedTransId.write(transId)

/** The order just confirmed: from the former screen, or stored in this tab. */
export function useLastOrder(historyState: unknown): string | null {
  const stored = storedTransId.use()
  const { trans_id } = Object(historyState)
  return typeof trans_id === 'string' ? trans_id : stored
}
