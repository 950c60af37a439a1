import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PlantedFault } from './list.ts'

/** A copy of the last commit, in which faults are planted. */
export type Copy = {
  folder: string
  plant(fault: PlantedFault): void
  /** Removes every planted fault. */
  restore(): void
  remove(): void
}

const root = join(import.meta.dirname, '../..')

export function makeCopy(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'trimestre-faults-'))
  git(root, 'clone', '--quiet', '--shared', root, folder)
  // The list of faults has a test of its own, which every planted fault would fail.
  git(folder, 'rm', '--quiet', 'bench/planted-faults/list.test.ts')
  linkPackages(folder)
  return {
    folder,
    plant({ file, find, replacement }) {
      const path = join(folder, file)
      const [before, after, ...others] = readFileSync(path, 'utf8').split(find)
      if (before === undefined || after === undefined || others.length > 0)
        throw new Error(`« ${find} » does not occur once in ${file}`)
      writeFileSync(path, before + replacement + after)
    },
    restore: () => git(folder, 'checkout', '--quiet', '--', '.'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Links the packages of the repository itself to the copy, and all others to where npm has installed them. */
function linkPackages(folder: string): void {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  const own = '@trimestre'
  mkdirSync(join(to, own), { recursive: true })
  for (const name of readdirSync(from))
    if (name !== own && name !== '.cache' && name !== '.vite') symlinkSync(join(from, name), join(to, name))
  for (const name of readdirSync(join(from, own)))
    symlinkSync(readlinkSync(join(from, own, name)), join(to, own, name))
}

function git(folder: string, ...args: string[]): void {
  execFileSync('git', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}
