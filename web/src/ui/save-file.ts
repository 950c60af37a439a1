/** Hands a text to the browser as a file to keep. */
export const saveFile = (name: string, type: string, text: string): void =>
  saveContent(name, new Blob([text], { type }))

/** Hands a file to the browser to keep. */
export function saveContent(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
