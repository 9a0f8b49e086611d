/** Now, or the nearest hour in which SMS go. */
export function dayInDhaka(): Date {
  const hour = (new Date().getUTCHours() + 6) % 24
  const hours = hour < 9 ? 9 - hour : Math.min(0, 20 - hour)
  return new Date(Date.now() + hours * 3_600_000)
}
