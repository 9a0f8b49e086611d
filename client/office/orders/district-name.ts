import { bn, type Texts } from '../text/bn'

/** An order stores the Bengali name; another stored word is shown as it is. */
export function districtName(stored: string, { districts }: Texts): string {
  return districts[bn.districts.indexOf(stored)] ?? stored
}
