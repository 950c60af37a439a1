/**
 * JSON with sorted keys and no spaces: equal values give equal bytes, so a replay can be compared byte for byte.
 * Written by hand because a pass writes thousands of these documents: several times faster than sorting copies.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  return Array.isArray(value) ? writeList(value) : writeFields(value as Record<string, unknown>)
}

function writeList(items: readonly unknown[]): string {
  let text = '['
  for (const item of items) {
    if (text.length > 1) text += ','
    text += canonicalJson(item ?? null)
  }
  return `${text}]`
}

/** Plain text order: that of an object would put keys that look like numbers (accounts) first. */
function writeFields(fields: Readonly<Record<string, unknown>>): string {
  let text = '{'
  for (const key of Object.keys(fields).sort()) {
    const field = fields[key]
    if (field === undefined) continue
    if (text.length > 1) text += ','
    text += `${JSON.stringify(key)}:${canonicalJson(field)}`
  }
  return `${text}}`
}
