/** How an email is known: two that differ in case alone are one account. */
export function emailKeyOf(email: string): string {
  return email.normalize('NFC').toLowerCase()
}
