/** The key of an email: addresses that differ only in case are one account. */
export function emailKeyOf(email: string): string {
  return email.normalize('NFC').toLowerCase()
}
