import { type FileHandle, mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Config } from '~/platform/config.server'

/** An erasure as it is kept outside the database: it names nobody. */
export type NotedErasure = {
  at: Date
  /** HMAC of the address, as in the table `erasures`. */
  emailHash: string
  /** Name of the secret that the hash was made with, where it is known. */
  keyId?: string | undefined
}

type Place = Pick<Config, 'backupDir' | 'dataDir'>

/** Where backups go, so that it outlives the database and, elsewhere, the machine. */
export const journalOf = ({ backupDir, dataDir }: Place): string => journalIn(backupDir ?? dataDir)

export const journalIn = (folder: string): string => path.join(folder, 'erasures.jsonl')

const line = z
  .object({ at: z.iso.datetime(), hash: z.string().min(1), key: z.string().optional() })
  .transform(({ at, hash, key }) => ({ at: new Date(at), emailHash: hash, keyId: key }))

/**
 * Reads a journal of erasures.
 * @returns none when there is no file; `unreadable` lines were cut off or changed
 */
export async function readJournal(file: string): Promise<{ erasures: NotedErasure[]; unreadable: number }> {
  const lines = (await textOf(file)).split('\n').filter((text) => text.trim() !== '')
  const erasures = lines.flatMap((text) => line.safeParse(parsed(text)).data ?? [])
  return { erasures, unreadable: lines.length - erasures.length }
}

/** Adds erasures that the journal lacks; each is on the disk when this returns. @returns how many */
export async function noteErasures(file: string, erasures: NotedErasure[]): Promise<number> {
  const { erasures: noted } = await readJournal(file)
  const missing = missingErasures(erasures, noted)
  if (missing.length === 0) return 0
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const handle = await open(file, 'a+', 0o600)
  try {
    const text = missing.map((erasure) => `${lineOf(erasure)}\n`).join('')
    await handle.appendFile((await isCutOff(handle)) ? `\n${text}` : text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return missing.length
}

/** Those that are not among others, by instant and hash, each once: two journals may be the same file. */
export function missingErasures<Kind extends NotedErasure>(erasures: Kind[], others: NotedErasure[]): Kind[] {
  const known = new Set(others.map(nameOf))
  const distinct = new Map(erasures.map((erasure) => [nameOf(erasure), erasure]))
  return [...distinct].flatMap(([name, erasure]) => (known.has(name) ? [] : [erasure]))
}

const nameOf = ({ at, emailHash }: NotedErasure) => `${at.toISOString()} ${emailHash}`

const lineOf = ({ at, emailHash, keyId }: NotedErasure) =>
  JSON.stringify({ at: at.toISOString(), hash: emailHash, key: keyId })

/** Whether the last line was cut off, by a full disk or a power cut: the next one must not be joined to it. */
async function isCutOff(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat()
  if (size === 0) return false
  const { buffer } = await handle.read({ buffer: Buffer.alloc(1), position: size - 1 })
  return buffer.toString() !== '\n'
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return ''
    throw error
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
