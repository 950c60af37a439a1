import { execFileSync } from 'node:child_process'
import { access, chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { includesPart } from '../../../testing/parts.ts'
import { openPostgres } from './embedded-postgres.ts'
import { ownerProgram, startOwner } from './testing/owner-process.ts'
import { eventually, preparedDatabase, sql, testFolder } from './testing/test-folder.ts'

const withDatabase = preparedDatabase()

const nobody = 65534
const asNobody = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups']

const isRoot = process.getuid?.() === 0
const canMount = isRoot && succeeds('unshare', ['--mount', 'true'])
const nobodyCanRun =
  isRoot && succeeds('setpriv', [...asNobody.slice(1), process.execPath, '--check', ownerProgram])

const isInGate = (title: string) =>
  [
    'the first start says so and succeeds once there is room',
    'the server runs plainly and stops in order',
  ].includes(title)

function succeeds(program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Registers a test where the machine allows it; elsewhere one whose title gives the reason why it did not run. The gate
 * runs two of them; all run whenever this folder changes (part `database` of the full tests), since they depend on the
 * machine more than on the product.
 */
function testWhere(condition: boolean, reason: string, title: string, run: () => Promise<void>): void {
  if (condition) test.runIf(isInGate(title) || includesPart('database'))(title, run)
  else test(`${title} (not run here: ${reason})`, () => undefined)
}

describe('as an ordinary user', () => {
  const needsRoot = 'it needs root, and a repository that the user nobody can read'

  testWhere(nobodyCanRun, needsRoot, 'the server runs plainly and stops in order', async () => {
    const dataDir = await folderOfNobody()
    const owner = await startOwner(dataDir, asNobody)
    expect(owner.report).toMatchObject({ pid: expect.any(Number) })
    expect(await sql(owner.report.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
    await owner.kill('SIGTERM')
  })

  testWhere(nobodyCanRun, needsRoot, 'root opens the folder of an ordinary user as that user', async () => {
    const dataDir = await folderOfNobody()
    const owner = await startOwner(dataDir, asNobody)
    await owner.kill('SIGTERM')
    const postgres = await openPostgres({ dataDir })
    expect(await sql(postgres.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
    await postgres.stop()
    const again = await startOwner(dataDir, asNobody)
    expect(again.report.code).toBeUndefined()
    await again.kill('SIGTERM')
  })

  testWhere(
    nobodyCanRun,
    needsRoot,
    'a database that belongs to another user is refused, saying so',
    async () => {
      const dataDir = await folderOfNobody()
      await mkdir(join(dataDir, 'postgres'), { mode: 0o700 })
      const { report } = await startOwner(dataDir, asNobody)
      expect(report).toMatchObject({
        code: 'database/start-failed',
        message: expect.stringContaining('belongs to another user'),
      })
    },
  )

  testWhere(
    nobodyCanRun,
    needsRoot,
    'a folder that may not be written to is refused, naming it',
    async () => {
      const dataDir = await testFolder()
      const { report } = await startOwner(dataDir, asNobody)
      expect(report).toMatchObject({
        code: 'database/start-failed',
        message: expect.stringContaining(dataDir),
      })
    },
  )
})

describe('as root', () => {
  const inner = 'echo 0 > /proc/sys/user/max_user_namespaces && exec "$@"'
  const withoutNamespaces = ['unshare', '--user', '--map-root-user', 'sh', '-c', inner, 'sh']
  const canForbid = isRoot && succeeds('unshare', [...withoutNamespaces.slice(1), 'true'])

  testWhere(
    canForbid,
    'it needs root with user namespaces, to forbid them',
    'a system that forbids user namespaces is told to use an ordinary user or DATABASE_URL',
    async () => {
      const { report } = await startOwner(await testFolder(), withoutNamespaces)
      expect(report).toMatchObject({
        code: 'database/no-user-namespace',
        message: expect.stringMatching(/ordinary user.*DATABASE_URL/),
      })
    },
  )
})

describe('on a full disk', () => {
  const needsMount = 'it needs root, to mount a small disk'

  testWhere(canMount, needsMount, 'the first start says so and succeeds once there is room', async () => {
    const dataDir = await smallDisk('30m')
    await expect(openPostgres({ dataDir })).rejects.toMatchObject({
      code: 'database/disk-full',
      message: expect.stringContaining(dataDir),
    })
    execFileSync('mount', ['-o', 'remount,size=200m', dataDir])
    const postgres = await openPostgres({ dataDir })
    await postgres.stop()
  })

  testWhere(canMount, needsMount, 'a later start says so', async () => {
    const dataDir = await withDatabase(await smallDisk('100m'))
    await fillDisk(dataDir)
    await expect(openPostgres({ dataDir })).rejects.toMatchObject({ code: 'database/disk-full' })
  })

  testWhere(
    canMount,
    needsMount,
    'a running server loses nothing and recovers when there is room again',
    async () => {
      const dataDir = await withDatabase(await smallDisk('120m'))
      const postgres = await openPostgres({ dataDir })
      await sql(postgres.connectionString, 'create table kept (value text)')
      await sql(postgres.connectionString, `insert into kept values ('acknowledged')`)
      const grow = `insert into kept select repeat('x', 1000) from generate_series(1, 200000)`
      await expect(sql(postgres.connectionString, grow)).rejects.toThrow()
      execFileSync('mount', ['-o', 'remount,size=600m', dataDir])
      // The server may end once more during recovery.
      let kept: unknown[] = []
      await eventually(async () => {
        kept = await sql(postgres.connectionString, 'select value from kept').catch(() => [])
        return kept.length > 0
      })
      expect(kept).toEqual([{ value: 'acknowledged' }])
      await postgres.stop()
    },
  )
})

async function folderOfNobody(): Promise<string> {
  const dataDir = await testFolder()
  await chown(dataDir, nobody, nobody)
  return dataDir
}

/** Mounts a tmpfs of the given size that is unmounted after the test. */
async function smallDisk(size: string): Promise<string> {
  const folder = await testFolder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder])
  })
  return folder
}

async function fillDisk(folder: string): Promise<void> {
  const path = join(folder, 'filling')
  await writeFile(path, '')
  for (let length = 1024 * 1024; length >= 512; ) {
    const isWritten = await writeFile(path, Buffer.alloc(length), { flag: 'a' }).then(
      () => true,
      () => false,
    )
    if (!isWritten) length /= 2
  }
  await access(path)
}
