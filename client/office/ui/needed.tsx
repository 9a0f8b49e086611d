/** The star behind the name of what must be filled in. */
export function Needed() {
  return (
    <span className="need" aria-hidden="true">
      {' *'}
    </span>
  )
}
