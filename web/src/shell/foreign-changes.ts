/** The elements that replaced text nodes of React, as far as the foreign change is known. */
const standIns = new WeakMap<Node, ChildNode>()

/** Records the replacement of each text node: an element that replaced it, or was inserted next to it just before. */
function noteStandIns(changes: readonly MutationRecord[]): void {
  const added = new Set<Node>()
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    for (const node of addedNodes) added.add(node)
    const candidates = [...addedNodes, previousSibling, nextSibling]
    const standIn = candidates.find(node => node instanceof Element && added.has(node))
    if (!standIn) continue
    for (const node of removedNodes) if (node instanceof Text) standIns.set(node, standIn as ChildNode)
  }
}

const observer = new MutationObserver(noteStandIns)

/** Returns the node itself while it has a parent; otherwise the element that replaced it. */
function inPage(node: Node): Node {
  if (node.parentNode) return node
  noteStandIns(observer.takeRecords())
  return standIns.get(node) ?? node
}

/** Returns the child of `parent` that is `node` or contains it; null when it is elsewhere or removed. */
function childHolding(parent: Node, node: Node | null): Node | null {
  let place = node && inPage(node)
  while (place && place.parentNode !== parent) place = place.parentNode
  return place
}

/**
 * Keeps the page working when the browser’s translation, an extension or a reading aid has wrapped or replaced a text
 * node of React. React then asks a parent to remove the node, or to insert something before it; the DOM throws when the
 * node is no longer a child of that parent, and an error screen would replace the page together with the user's input.
 * A node that is elsewhere is removed from there, and a node without its reference sibling is inserted at the end.
 * React writes a new figure into its own text node, which is no longer visible: the replacement then shows the figure.
 */
export function tolerateForeignDomChanges(): void {
  observer.observe(document.documentElement, { childList: true, subtree: true })
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
    return insertBefore.call(this, added, childHolding(this, before)) as T
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const shown = inPage(child)
    const parent = shown.parentNode
    if (parent) removeChild.call(parent, shown)
    return child
  }
  showTextsInTheirStandIns()
}

function showTextsInTheirStandIns(): void {
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  if (!value?.get || !value.set) return
  const { get, set } = value
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    enumerable: true,
    get,
    set(this: Text, text: string | null) {
      set.call(this, text)
      const shown = inPage(this)
      if (shown !== this) shown.textContent = text
    },
  })
}
