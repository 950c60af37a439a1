import type JSZip from 'jszip'

/** The time of all parts: with the time of writing in it, the same deck would be another file each second. */
const time = new Date(Date.UTC(2000, 0, 1))
const instant = '2000-01-01T00:00:00Z'

/**
 * Removes from a written file what differs each time: times, random identifiers, and the same in the workbooks of its
 * charts.
 */
export async function removeChance(file: JSZip, load: typeof JSZip.loadAsync): Promise<void> {
  for (const [name, part] of Object.entries(file.files)) {
    if (name.endsWith('.xlsx')) {
      const workbook = await load(await part.async('uint8array'))
      await removeChance(workbook, load)
      file.file(name, await workbook.generateAsync({ type: 'uint8array', compression: 'DEFLATE' }))
    } else if (name.endsWith('core.xml')) {
      const xml = await part.async('string')
      file.file(name, xml.replaceAll(/(<dcterms:\w+ [^>]*>)[^<]*/g, `$1${instant}`))
    } else if (/\/chart\d+\.xml$/.test(name)) {
      const xml = await part.async('string')
      file.file(
        name,
        xml.replaceAll(
          /(<c16:uniqueId val="\{\d{8}-)[^}]*/g,
          (_, start: string) => `${start}0000-4000-8000-000000000000`,
        ),
      )
    }
  }
  for (const part of Object.values(file.files)) part.date = time
}
