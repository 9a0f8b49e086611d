/** The star after the name of a required field: not part of the name. */
export function Needed() {
  return <span className="need" aria-hidden="true" />
}
