import { keepText } from '../ui/stored-text'

const keptTransId = keepText('session', 'last-order')

export const keepLastOrder = (transId: string) => keptTransId.write(transId)

/** The order just confirmed: from the former screen, or stored in this tab. */
export function useLastOrder(historyState: unknown): string | null {
  const kept = keptTransId.use()
  const { trans_id } = Object(historyState)
  return typeof trans_id === 'string' ? trans_id : kept
}
