const tickMs = 1000
const plainEverySeconds = 10

/**
 * Shows the progress of a long task on stderr: a counter in a terminal, a line every ten seconds elsewhere.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(what, work) {
  const { stderr } = process
  const started = performance.now()
  const seconds = () => Math.round((performance.now() - started) / 1000)
  if (stderr.isTTY) stderr.write(`${what}…`)
  else stderr.write(`${what}…\n`)
  const timer = setInterval(() => {
    if (stderr.isTTY) stderr.write(`\r${what}… ${seconds()} s`)
    else if (seconds() % plainEverySeconds === 0) stderr.write(`${what}… ${seconds()} s\n`)
  }, tickMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    stderr.write(
      `${stderr.isTTY ? '\r' : ''}${what}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
    )
  }
}

/**
 * Returns the error message for a full disk if that is why a tool failed.
 * @param {string} output what the tool printed
 * @param {string} folder
 * @returns {string | undefined}
 */
export function diskFullMessage(output, folder) {
  if (!/ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i.test(output)) return undefined
  return `The disk that holds ${folder} is full. Free about 1 GB there and start again.`
}
