/** Figures of spec section 1 that stand in policy text alone, in whole taka. */
export const advanceBookingTaka = 200
export const returnCourierTaka = { inDhaka: 50, outsideDhaka: 100 } as const
