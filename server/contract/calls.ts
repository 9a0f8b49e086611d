import type { Call, CustomerCall, Shape, StaffCall } from '#contract/endpoint'
import type { Right } from '#contract/office/rights'

/**
 * Calls of the contract. A read is a GET and a change a POST, unless `more` says otherwise. The
 * marks let the build of a page drop calls that it does not use.
 */
type More = Partial<Pick<Call, 'method' | 'owner' | 'files' | 'isLong'>>
type StaffMore = More & Pick<StaffCall, 'proved' | 'secret'>
type Path = Call['path']

/* @__NO_SIDE_EFFECTS__ */
export function publicRead<S extends Shape>(path: Path, more?: More): Call<S> {
  return { method: 'GET', path, access: 'anyone', ...more }
}

/* @__NO_SIDE_EFFECTS__ */
export function publicChange<S extends Shape>(path: Path, more?: More): Call<S> {
  return { method: 'POST', path, access: 'anyone', changes: true, ...more }
}

/* @__NO_SIDE_EFFECTS__ */
export function ownRead<S extends Shape>(path: Path, more?: More): CustomerCall<S> {
  return { method: 'GET', path, access: 'customer', ...more }
}

/* @__NO_SIDE_EFFECTS__ */
export function ownChange<S extends Shape>(path: Path, more?: More): CustomerCall<S> {
  return { method: 'POST', path, access: 'customer', changes: true, ...more }
}

/* @__NO_SIDE_EFFECTS__ */
export function staffRead<S extends Shape>(
  path: Path,
  right: Right,
  more?: StaffMore,
): StaffCall<S> {
  return { method: 'GET', path, access: 'staff', right, ...more }
}

/* @__NO_SIDE_EFFECTS__ */
export function staffChange<S extends Shape>(
  path: Path,
  right: Right,
  more?: StaffMore,
): StaffCall<S> {
  return { method: 'POST', path, access: 'staff', right, changes: true, ...more }
}
