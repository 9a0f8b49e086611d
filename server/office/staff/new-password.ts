import { refuseCommon } from '../../customers/common-passwords.ts'
import { invalid } from '../../refusals.ts'

/** Fewer letters of a login are in many passwords by chance, and none of them in every one. */
const shortestWord = 3

/** Throws a 422 for a password that guessers try first, or that has the login in it. */
export async function checkNewPassword(password: string, loginKey: string): Promise<void> {
  await refuseCommon('password', password)
  const [name = loginKey] = loginKey.split('@')
  if (name.length >= shortestWord && password.toLowerCase().includes(name)) {
    throw invalid('password', 'The password may not have the login in it')
  }
}
