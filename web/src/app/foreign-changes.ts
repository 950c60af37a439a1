/** What was put in the place of a text that React keeps, as far as the page is known to have been changed by others. */
const standIns = new WeakMap<Node, ChildNode>()

/** Keeps what took the place of each text: it replaced the text, or was inserted beside it just before. */
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

/** The node itself while it is in a document or in something that may come into one; else what stands in for it. */
function inPage(node: Node): Node {
  if (node.parentNode) return node
  noteStandIns(observer.takeRecords())
  return standIns.get(node) ?? node
}

/** The child of `parent` that `node` is or stands in; null when it is elsewhere, or nowhere. */
function childHolding(parent: Node, node: Node | null): Node | null {
  let place = node && inPage(node)
  while (place && place.parentNode !== parent) place = place.parentNode
  return place
}

/**
 * Lets the page go on where the browser’s translation, an extension or a reading aid has wrapped or replaced a text that
 * React keeps. React then asks a parent to remove it, or to insert something before it; the DOM throws where the text is
 * no child of that parent any more, and the screen would be replaced by a failure together with what was typed. What
 * stands elsewhere is removed from there, and what has no place any more is inserted at the end. React writes a new figure
 * into the text it keeps, which nobody sees any more: what stands in for it shows the figure.
 */
export function bearForeignChanges(): void {
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
