/** Of files of goods. No Node, no DOM, no zod. */

/** `taking_off`: the goods that the file made go off sale. */
export const importStates = [
  'receiving',
  'checking',
  'checked',
  'applying',
  'taking_off',
  'stopped',
  'done',
  'failed',
] as const
export type ImportState = (typeof importStates)[number]
export const importKinds = ['new', 'changed', 'same', 'wrong', 'failed'] as const
export type ImportKind = (typeof importKinds)[number]

export const pieceBytes = 512 * 1024
export const mostFileBytes = 50_000_000
export const mostRows = 200_000
export const mostRecordBytes = 256 * 1024
