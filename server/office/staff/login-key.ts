/** The key of a login: logins that look the same are one. */
export function loginKeyOf(login: string): string {
  return login.normalize('NFC').trim().toLowerCase()
}
