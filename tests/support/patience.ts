/** For `vi.waitFor`: how long it takes is no claim about the shop, since a machine may be busy. */
export const patience = { timeout: 30_000, interval: 20 }
