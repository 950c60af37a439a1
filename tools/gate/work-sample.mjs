// A fixed sample of the work that tests do: hashes, JSON, files and, since each test starts processes, first access to
// new memory, which can be a hundred times slower on one virtual machine than on another. `patience.mjs` times it.
import { createHash, pbkdf2Sync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const blockCount = 6
const blockBytes = 64 * 1024 * 1024
const pageBytes = 4096

const folder = mkdtempSync(join(tmpdir(), 'trimestre-sample-'))
const rows = Array.from({ length: 2_000 }, (_, id) => ({ id, name: `company ${id}`, figures: [id, 2 * id] }))
let hash = ''
for (let round = 0; round < 60; round += 1) {
  const text = JSON.stringify(rows)
  hash = createHash('sha256').update(text).update(hash).digest('hex')
  JSON.parse(text)
  if (round % 4 === 0) {
    writeFileSync(join(folder, String(round)), text)
    readFileSync(join(folder, String(round)))
  }
}
for (let block = 0; block < blockCount; block += 1) {
  const memory = new Uint8Array(blockBytes)
  for (let page = 0; page < blockBytes; page += pageBytes) memory[page] = 1
}
pbkdf2Sync(hash, 'salt', 5_500_000, 32, 'sha256')
rmSync(folder, { recursive: true })
