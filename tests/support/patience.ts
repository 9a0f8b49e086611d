/** For `vi.waitFor`: this time proves nothing about the shop, since a machine may be busy. */
export const patience = { timeout: 30_000, interval: 20 }
