import { refuseCommonForStaff } from '../../customers/common-passwords.ts'
import { invalid } from '../../failures/refusals.ts'

/** Shorter logins occur in many passwords by chance. */
const shortestWord = 3

/** Throws a 422 for a common password, or one that contains the login. */
export async function checkNewPassword(password: string, loginKey: string): Promise<void> {
  await refuseCommonForStaff('password', password)
  const [name = loginKey] = loginKey.split('@')
  if (name.length >= shortestWord && password.toLowerCase().includes(name)) {
    throw invalid('password', 'The password may not have the login in it')
  }
}
