/** The path of these orders' slips, ready to be printed. */
export function slipsOf(orders: readonly { id: number }[]): string {
  return `/slips?ids=${orders.map(({ id }) => id).join(',')}`
}
