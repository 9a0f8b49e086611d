/** The acts that close the open dialogs, the newest last. */
export const openDialogs: (() => void)[] = []
let follow = () => {}

/** Calls this whenever a dialog opens or closes. */
export function followDialogs(changed: () => void): void {
  follow = changed
}

/** From now on Back closes this, until the returned function is called: `back-closes.ts`, which comes late. */
export function closeOnBack(close: () => void): () => void {
  openDialogs.push(close)
  follow()
  return () => {
    openDialogs.splice(openDialogs.indexOf(close), 1)
    follow()
  }
}
