import fs from 'node:fs'
import path from 'node:path'

/**
 * Folders that are filled under a temporary name and then renamed, so that a kill -9 at any moment leaves
 * either the whole thing or rubbish that the next start recognises: the name says which process works in it.
 */
const nameOf = (purpose: string, pid: string | number, started: string) =>
  `.new-${purpose}-${pid}-${started}-`

/** An empty folder beside the final one, for this process. */
export function temporaryFolder(parent: string, purpose: string): string {
  return fs.mkdtempSync(path.join(parent, nameOf(purpose, process.pid, startOf(process.pid) ?? '0')))
}

/** Removes the temporary folders of processes that are gone. */
export function clearLeftovers(parent: string, purpose: string) {
  for (const name of fs.readdirSync(parent)) {
    const owner = ownerOf(name, purpose)
    if (!owner || startOf(owner.pid) === owner.started) continue
    try {
      fs.rmSync(path.join(parent, name), { recursive: true, force: true })
    } catch {
      // An orphan of that process is still writing: the start after this one clears it.
    }
  }
}

/** The process named by a temporary folder; nothing for a folder of another kind. */
export function ownerOf(name: string, purpose: string): { pid: number; started: string } | undefined {
  const [, found, pid, started] = /^\.new-(.+)-(\d+)-(\d+)-[^-]*$/.exec(name) ?? []
  return found === purpose && started ? { pid: Number(pid), started } : undefined
}

/** Writes a file that is there as a whole or not at all, and closed to other users whatever the umask. */
export function writeNote(file: string, text: string) {
  const folder = path.dirname(file)
  clearLeftovers(folder, 'file')
  const temporary = temporaryFolder(folder, 'file')
  const draft = path.join(temporary, path.basename(file))
  fs.writeFileSync(draft, text, { flush: true, mode: 0o600 })
  fs.renameSync(draft, file)
  fs.rmdirSync(temporary)
}

/** Start of a process in clock ticks since boot: with it a pid is never mistaken for a later one. */
function startOf(pid: number): string | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Field 22; the name in brackets (field 2) may itself hold blanks.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}
