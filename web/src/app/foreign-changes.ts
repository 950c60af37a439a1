/** The child of `parent` that `node` is or stands in; null when it is elsewhere, or nowhere. */
function childHolding(parent: Node, node: Node | null): Node | null {
  let place = node
  while (place && place.parentNode !== parent) place = place.parentNode
  return place
}

/**
 * Lets the page go on where the browser’s translation, an extension or a reading aid has wrapped or replaced a text that
 * React keeps. React then asks a parent to remove it, or to insert something before it; the DOM throws where the text is
 * no child of that parent any more, and the screen would be replaced by a failure together with what was typed. What
 * stands elsewhere is removed from there, and what has no place any more is inserted at the end.
 */
export function bearForeignChanges(): void {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
    return insertBefore.call(this, added, childHolding(this, before)) as T
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const parent = child.parentNode
    return parent ? (removeChild.call(parent, child) as T) : child
  }
}
