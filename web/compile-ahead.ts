import type { Plugin } from 'vite'

/** Shared files most functions of which are called before the first page stands. */
const calledAtStart = ['react', 'application', 'base', 'shell']

/**
 * Asks Chromium by a comment at the head of these files to compile them on another thread while they come, instead of
 * function by function on the page's own thread. Other browsers read over it.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      // After Vite has written what goes first into a file that imports others later.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
        for (const name of calledAtStart) {
          const file = chunks.find(chunk => chunk.name === name)
          if (!file) this.error(`no file is named ${name} any more`)
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      },
    },
  }
}
