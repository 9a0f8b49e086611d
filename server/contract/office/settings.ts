import type { StaffCall } from '#contract/endpoint'
import type * as shapes from '#contract/office/settings-shapes'

/** All parts; one that was never set is empty. */
export const getSettings: StaffCall<typeof shapes.getSettings> = {
  method: 'GET',
  path: '/api/office/settings',
  access: 'staff',
  right: 'settingsSee',
}
/** Replaces a part. Throws a 409 with `current` for another version. */
export const saveSettings: StaffCall<typeof shapes.saveSettings> = {
  method: 'POST',
  path: '/api/office/settings/save',
  access: 'staff',
  right: 'settings',
  proved: true,
  changes: true,
  isLong: 'form',
}
