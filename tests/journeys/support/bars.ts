/** The share of the window's height under fixed bars. */
export function shareOfBars(): number {
  let covered = 0
  for (let y = 1; y < innerHeight; y += 2) {
    let part = document.elementFromPoint(innerWidth / 2, y)
    while (part && !/fixed|sticky/.test(getComputedStyle(part).position)) part = part.parentElement
    if (part) covered += 2
  }
  return covered / innerHeight
}
