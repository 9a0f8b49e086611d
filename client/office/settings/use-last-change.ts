import { useQuery } from '@tanstack/react-query'
import type { SettingPart } from '#contract/office/settings'
import { getAudit } from '#contract/office/staff'
import { read } from '../../api/read'
import { type Entry, isSameForm, typedOf } from './typed-values'

/** A part's last change: person and time. Rows of the audit name its fields, not the part. */
export function useLastChange(part: SettingPart, entry: Entry) {
  const { queryKey, ...reading } = read(getAudit, { entity: 'setting' })
  const { data } = useQuery({ ...reading, queryKey: [...queryKey, part, entry.v] })
  return data?.entries.find(({ after }) => {
    const value: object = Object(after?.value)
    return isSameForm(part, typedOf(part, { ...entry, value }), typedOf(part, entry))
  })
}
