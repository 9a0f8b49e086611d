import { openStore } from './store'

/** Whether the shopper has stopped all that moves by itself; one button in the strip says so. */
export const stopped = openStore(false)
