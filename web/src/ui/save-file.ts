/** Downloads a text as a file. */
export const saveFile = (name: string, type: string, text: string): void =>
  saveContent(name, new Blob([text], { type }))

/** Downloads a blob as a file. */
export function saveContent(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
