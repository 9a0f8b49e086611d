import { invalid } from '../refusals.ts'

/** Words that guessers in Bangladesh try first, also with digits added. */
const localWords =
  'bangladesh|bangla|bd|dhaka|chittagong|chattogram|sylhet|rajshahi|khulna|barisal|barishal|rangpur|' +
  'comilla|mymensingh|noakhali|amarsonarbangla|sonarbangla|joybangla|ilovebangladesh|allah|iloveallah|' +
  'allahuakbar|alhamdulillah|bismillah|inshallah|mashallah|subhanallah|islam|iloveislam|quran|' +
  'muhammad|mohammad|mohammed|ammu|abbu|ammuabbu|iloveammu|iloveabbu|amma|abba|bondhu|jaan|' +
  'bhalobasha|valobasha|fatema|sumaiya|rahim|karim|rahima|sakib|shakib|tamim|mashrafe|robi|gp|' +
  'grameenphone|banglalink|teletalk|airtel|bkash|nagad|tiger|tigers|nokshi|nokshihaat|nokshikantha|' +
  'messi|neymar|ronaldo|naruto|admin|pass|p@ssword|i love you'

const patterns = [
  new RegExp(`^(${localWords})[ @#_.-]?\\d{0,8}$`),
  /^(\+?88)?01\d{9}$/,
  /^(.{1,4})\1+$/u,
]
const sequences = ['01234567890123456789', '98765432109876543210', 'abcdefghijklmnopqrstuvwxyz']

/** About 18,000 leaked passwords of at least eight characters, in lower case. */
let leaked: Promise<ReadonlySet<string>> | undefined

/** Throws a 422 at the field for a password that guessers try first. */
export type RefuseCommon = (field: string, password: string) => Promise<void>

/** A trial shop accepts test passwords such as `password123`. */
export function openCommonPasswords(isOnTheNet: boolean): RefuseCommon {
  return isOnTheNet ? refuseCommon : async () => {}
}

export const refuseCommon: RefuseCommon = async (field, password) => {
  if (!(await isCommonPassword(password))) return
  throw invalid(field, 'This password is too common, please choose another')
}

export async function isCommonPassword(password: string): Promise<boolean> {
  const text = password.toLowerCase()
  if (patterns.some((pattern) => pattern.test(text))) return true
  if (sequences.some((sequence) => sequence.includes(text))) return true
  leaked ??= readLeaked()
  return (await leaked).has(text)
}

async function readLeaked(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const long = dictionary['passwords-common'].filter((password) => password.length >= 8)
  return new Set(long.map((password) => password.toLowerCase()))
}
