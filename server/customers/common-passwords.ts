import { invalid } from '../failures/refusals.ts'

/** Words that guessers in Bangladesh try first, also with digits added. */
const localWords =
  'bangladesh|bangla|bd|dhaka|chittagong|chattogram|sylhet|rajshahi|khulna|barisal|barishal|rangpur|' +
  'comilla|mymensingh|noakhali|amarsonarbangla|sonarbangla|joybangla|ilovebangladesh|allah|iloveallah|' +
  'allahuakbar|alhamdulillah|bismillah|inshallah|mashallah|subhanallah|islam|iloveislam|quran|' +
  'muhammad|mohammad|mohammed|ammu|abbu|ammuabbu|iloveammu|iloveabbu|amma|abba|bondhu|jaan|' +
  'bhalobasha|valobasha|fatema|sumaiya|rahim|karim|rahima|sakib|shakib|tamim|mashrafe|robi|gp|' +
  'grameenphone|banglalink|teletalk|airtel|bkash|nagad|tiger|tigers|nokshi|nokshihaat|nokshikantha|' +
  'messi|neymar|ronaldo|naruto|admin|pass|p@ssword|i love you|dokan|dukan|amardokan|shop|myshop|store|' +
  'mystore|bazar|bazaar|haat|office|owner|malik|manager|staff|agent|order|delivery|courier|business|babsha|saree|sharee'

const patterns = [
  new RegExp(`^(${localWords})[ @#_.-]?\\d{0,8}$`),
  /^(\+?88)?01\d{9}$/,
  /^(.{1,4})\1+$/u,
]
const sequences = ['01234567890123456789', '98765432109876543210', 'abcdefghijklmnopqrstuvwxyz']

/** About 49,000 leaked passwords, in lower case. */
let words: Promise<ReadonlySet<string>> | undefined

/** Throws a 422 at the field for a password that guessers try first. */
export type RefuseCommon = (field: string, password: string) => Promise<void>

/** A trial shop accepts test passwords such as `password123`. */
export function openCommonPasswords(isOnTheNet: boolean): RefuseCommon {
  return isOnTheNet ? refuseCommon : async () => {}
}

const tooCommon = 'This password is too common, please choose another'

export const refuseCommon: RefuseCommon = async (field, password) => {
  if (!(await isCommonPassword(password))) return
  throw invalid(field, tooCommon)
}

/** Staff hold everybody's data: their passwords are never a common word with digits. */
export const refuseCommonForStaff: RefuseCommon = async (field, password) => {
  await refuseCommon(field, password)
  if (await isCommonWithDigits(password)) throw invalid(field, tooCommon)
}

/** Whether a common word is all there is between digits and signs at its ends: `dragon12345`. */
export async function isCommonWithDigits(password: string): Promise<boolean> {
  const word = password.toLowerCase().replace(/^\P{L}+|\P{L}+$/gu, '')
  if (word.length < 4) return true
  if (patterns.some((pattern) => pattern.test(word))) return true
  words ??= readWords()
  return (await words).has(word)
}

export async function isCommonPassword(password: string): Promise<boolean> {
  const text = password.toLowerCase()
  if (patterns.some((pattern) => pattern.test(text))) return true
  if (sequences.some((sequence) => sequence.includes(text))) return true
  words ??= readWords()
  return (await words).has(text)
}

async function readWords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()))
}
