import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** What the bundler writes into files of its own, each with the shared file that takes it in. */
const hosts = { 'rolldown-runtime': 'react', 'preload-helper': 'base' }

/**
 * Takes what the bundler adds for itself, two files of less than a kilobyte, into files that every page needs anyway.
 * They would be the first two of the six that a browser asks for at once, and it keeps them apart whatever it is told.
 */
export function foldHelpers(): Plugin {
  return {
    name: 'fold-helpers',
    apply: 'build',
    // Names of files stand for what is in them, and what this adds is not there yet when they are given.
    augmentChunkHash: () => readFileSync(import.meta.filename, 'utf8'),
    generateBundle: {
      // Before Vite writes down which files go before which.
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
        const named = (name: string): Chunk =>
          chunks.find(chunk => chunk.name === name) ?? this.error(`no file is named ${name} any more`)
        for (const [name, hostName] of Object.entries(hosts)) {
          const helper = named(name)
          foldInto(named(hostName), helper, chunks)
          delete bundle[helper.fileName]
        }
      },
    },
  }
}

/** Moves a file that imports nothing into another; who imported it takes it from there. */
export function foldInto(host: Chunk, helper: Chunk, chunks: readonly Chunk[]): void {
  const [, body, list] = /^([\s\S]*)\bexport\s*\{([^}]*)\};?\s*$/.exec(helper.code) ?? []
  if (body === undefined || list === undefined || helper.imports.length > 0)
    throw new Error(`${helper.fileName} is not the file it was`)
  const own = `helper_${helper.name.replaceAll(/\W/g, '_')}`
  const given = namesIn(list)
  const whole = `(()=>{${body};return{${given.map(([local, name]) => `${name}:${local}`)}}})()`
  for (const chunk of chunks) {
    if (!chunk.imports.includes(helper.fileName)) continue
    // Who does not need the other file has its own copy.
    const hasCopy = chunk === host || !chunk.imports.includes(host.fileName)
    chunk.code = chunk.code.replace(importOf(helper), (_, names: string) =>
      hasCopy
        ? `const ${own}=${whole},{${namesIn(names).map(([name, local]) => `${name}:${local}`)}}=${own};`
        : `import{${namesIn(names).map(([name, local]) => `${own}_${name} as ${local}`)}}from"./${baseOf(host)}";`,
    )
    if (chunk.code.includes(baseOf(helper)))
      throw new Error(`${chunk.fileName} imports helpers in another way`)
    chunk.imports = chunk.imports.filter(name => name !== helper.fileName)
  }
  host.code += `\nexport const ${given.map(([, name]) => `${own}_${name}=${own}.${name}`)};\n`
}

/** What stands between the braces of an import or an export: pairs of the name before and after `as`. */
const namesIn = (list: string): [string, string][] =>
  list.split(',').map(each => {
    const [before = '', after = before] = each.trim().split(/\s+as\s+/)
    return [before, after]
  })

const baseOf = ({ fileName }: Chunk): string => fileName.split('/').at(-1) ?? fileName

const importOf = (chunk: Chunk): RegExp =>
  new RegExp(`\\bimport\\s*\\{([^}]*)\\}\\s*from\\s*["']\\./${baseOf(chunk).replaceAll('.', '\\.')}["'];?`)
