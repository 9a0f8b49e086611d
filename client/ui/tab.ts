/** Who is signed in, or was last, in this tab; 0 while nobody was. For what is loaded late. */
export const tab = { customerId: 0 }
