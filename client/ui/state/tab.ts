/** The customer signed in, or last signed in, in this tab; 0 for nobody. For code that is loaded late. */
export const tab = { customerId: 0 }
