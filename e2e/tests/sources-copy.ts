import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const generated = ['.git', '.cache', 'node_modules', 'dist', 'data', 'coverage', 'test-results']

/** A copy of the repository that a test may change. */
export type SourcesCopy = {
  folder: string
  /**
   * Replaces a text that occurs once in a file; `path` is relative to the copy. Throws unless it occurs exactly once.
   */
  edit(path: string, text: string, replacement: string): Promise<void>
  remove(): Promise<void>
}

/**
 * Copies the sources. Installed packages are linked, except the packages of the repository itself, which lead to the
 * copy, and the fonts, which a development server serves only from the copy's own folder.
 */
export async function copySources(): Promise<SourcesCopy> {
  await mkdir(join(root, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(root, '.cache', 'sources-'))
  for (const name of await readdir(root))
    if (!generated.includes(name))
      await cp(join(root, name), join(folder, name), {
        recursive: true,
        filter: source => !generated.includes(basename(source)),
      })
  await linkInstalled(join(root, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    async edit(path, text, replacement) {
      const file = join(folder, path)
      const before = await readFile(file, 'utf8')
      if (before.split(text).length !== 2) throw new Error(`${path} does not contain once: ${text}`)
      await writeFile(
        file,
        before.replace(text, () => replacement),
      )
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function linkInstalled(from: string, to: string): Promise<void> {
  await mkdir(to)
  for (const name of await readdir(from)) {
    if (name.startsWith('@fontsource')) await cp(join(from, name), join(to, name), { recursive: true })
    // These links are relative: copied verbatim, they lead to the copy.
    else if (name === '@trimestre')
      await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else await symlink(join(from, name), join(to, name))
  }
}
