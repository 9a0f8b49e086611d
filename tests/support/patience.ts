/**
 * The longest wait for a step of a test, for `vi.waitFor` too. It proves nothing about the shop,
 * since a machine may be slow.
 */
export const patience = { timeout: 90_000, interval: 20 }
