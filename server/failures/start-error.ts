/** Why the shop does not start: one sentence for the operator, without a stack. */
export class StartError extends Error {}
