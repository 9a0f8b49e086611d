/** Puts the keyboard and the screen reader at the screen's heading, where what they stood on is gone. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLHeadingElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
