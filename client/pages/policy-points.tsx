type Point = { name?: string; text: string }

/** Points of a list, some of which start with a name. */
export function PolicyPoints({ points }: { points: readonly Point[] }) {
  return points.map(({ name, text }) => (
    <li key={text}>
      {name && <strong>{name}</strong>} {text}
    </li>
  ))
}
