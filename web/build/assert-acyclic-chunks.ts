import type { Plugin } from 'vite'

/**
 * Refuses files that import each other, directly or by way of others. The first script of a page asks for several at
 * once: of two such files that one would run first which has all its files first, with what it needs of the other not
 * there yet, and the page would stay empty.
 */
export function assertAcyclicChunks(): Plugin {
  return {
    name: 'assert-acyclic-chunks',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      const circle = findCircle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
      if (circle) this.error(`these files import each other: ${circle.join(', ')}`)
    },
  }
}

/** The files of one circle in the order in which they import each other; undefined when there is none. */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const sound = new Set<string>()
  const follow = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return way.slice(way.indexOf(file))
    if (sound.has(file)) return undefined
    for (const next of imports.get(file) ?? []) {
      const circle = follow(next, [...way, file])
      if (circle) return circle
    }
    sound.add(file)
    return undefined
  }
  for (const file of imports.keys()) {
    const circle = follow(file, [])
    if (circle) return circle
  }
  return undefined
}
