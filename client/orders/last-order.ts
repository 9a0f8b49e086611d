import { keepText } from '../ui/stored-text'

const keptTransId = keepText('session', 'last-order')

export const keepLastOrder = (transId: string) => keptTransId.write(transId)

/** The order that was just confirmed: as the screen before told it, or as this tab remembers it. */
export function useLastOrder(historyState: unknown): string | null {
  const kept = keptTransId.use()
  const { trans_id } = Object(historyState)
  return typeof trans_id === 'string' ? trans_id : kept
}
