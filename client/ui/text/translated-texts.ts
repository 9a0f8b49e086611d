/** A text of React, and the translator's element that is shown in its place. */
type StandIn = { element: Element; text: string }

/**
 * A browser's translator replaces each text node by a `<font>`: React would change and remove nodes
 * that the page no longer contains, so numbers would stay as they were and screens break. Each such
 * text is put back, empty, before its `<font>`; a text that React changes or removes takes the
 * `<font>` with it. decisions/085
 */
export function keepTranslatedTexts(): void {
  const standIns = new Map<Node, StandIn>()
  const taken = new WeakSet<Node>()

  function putBack(text: Text, near: (Node | null | undefined)[]): void {
    const element = near.find((node): node is Element => node?.nodeName === 'FONT')
    if (!element?.isConnected || taken.has(element)) return
    taken.add(element)
    standIns.set(text, { element, text: text.data })
    text.data = ''
    element.before(text)
  }

  function follow(text: Node, { element, text: former }: StandIn): void {
    const { nodeValue } = text
    if (!text.isConnected || nodeValue) element.remove()
    // The translator has taken its element back.
    else if (!element.isConnected) text.nodeValue = former
    // Moved.
    else return void (text.nextSibling === element || element.before(text))
    standIns.delete(text)
  }

  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const [removed] = removedNodes
      const isLost = removed instanceof Text && !removed.isConnected && !standIns.has(removed)
      if (isLost) putBack(removed, [addedNodes[0], previousSibling, nextSibling])
    }
    for (const [text, standIn] of standIns) follow(text, standIn)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}
