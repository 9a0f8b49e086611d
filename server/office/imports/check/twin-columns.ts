import type { FileRecord } from '../read/file-records.ts'
import type { OwnRow } from '../read/own-row.ts'
import type { FileSetup } from './adapter.ts'

const otherValue = 'Two columns have this name and say different things; remove one of them'

/**
 * Refuses rows in which a column of a further time says something else: only the first one is read,
 * or the last. `names` and `meanings` are those of the file.
 */
export function openTwins({ kind, names, meanings }: FileSetup) {
  const plain = names.map((name) => name.normalize('NFC').trim().toLowerCase())
  const twins = plain.flatMap((name, nr) => {
    const first = plain.indexOf(name)
    const isRead = kind !== 'own' && meanings[nr]
    return name !== '' && first < nr && meanings[first] && !isRead ? [{ first, nr }] : []
  })
  return (read: readonly OwnRow[], records: readonly FileRecord[]) => {
    for (const { line, cells } of twins.length > 0 ? records : []) {
      for (const { first, nr } of twins) {
        const value = cells[nr]?.trim()
        if (!value || value === cells[first]?.trim()) continue
        for (const { problems } of read) problems.add(names[nr] ?? '', value, otherValue, line)
      }
    }
  }
}
