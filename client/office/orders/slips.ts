/** Where the slips of these orders stand ready to be printed. */
export function slipsOf(orders: readonly { id: number }[]): string {
  return `/slips?ids=${orders.map(({ id }) => id).join(',')}`
}
