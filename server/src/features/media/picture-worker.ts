import { decodePicture, PictureRefused } from './decode-picture.ts'
import type { PictureReport, PictureTask } from './picture-process.ts'

// This process decodes the pictures that the server sends. It ends with the server, or as soon as the server
// disconnects.

process.on('message', async (task: PictureTask) => {
  process.send?.(await report(task))
})

async function report({ sent, job }: PictureTask): Promise<PictureReport> {
  try {
    return { bytes: await decodePicture(sent, job) }
  } catch (error) {
    if (error instanceof PictureRefused) return { refused: error.reason }
    return { fault: error instanceof Error ? String(error.stack) : String(error) }
  }
}
