import { staffChange, staffRead } from '#contract/calls'
import type * as shapes from '#contract/office/settings-shapes'

/** All parts; one that was never set is empty. */
export const getSettings = staffRead<typeof shapes.getSettings>(
  '/api/office/settings',
  'settingsSee',
)
/** Replaces a part. Throws a 409 with `current` for another version. */
export const saveSettings = staffChange<typeof shapes.saveSettings>(
  '/api/office/settings/save',
  'settings',
  { proved: true, isLong: 'form' },
)
/** What shoppers searched without a result, the most frequent first. */
export const getSearches = staffRead<typeof shapes.getSearches>(
  '/api/office/settings/searches',
  'settingsSee',
)
