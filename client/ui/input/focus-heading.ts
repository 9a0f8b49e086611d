/** Focuses the screen's heading for keyboard and screen reader after the focused part is gone. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLHeadingElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
