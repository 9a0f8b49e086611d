/** The star after the name of a required field. */
export function Needed() {
  return (
    <span className="need" aria-hidden="true">
      {' *'}
    </span>
  )
}
