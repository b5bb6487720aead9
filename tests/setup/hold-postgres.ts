import { openEmbedded } from '../../app/platform/postgres/embedded.server.ts'

/**
 * A process that has the embedded PostgreSQL of a folder open until its input ends, for tests of what happens
 * between processes: `node tests/setup/hold-postgres.ts DATA_DIR` answers with one line of JSON.
 */
const dataDir = process.argv[2] ?? ''
const embedded = await openEmbedded(dataDir, { log: (line) => process.stderr.write(`${line}\n`) })
process.stdout.write(`${JSON.stringify({ url: embedded.url, pid: embedded.pid() })}\n`)
process.stdin.resume().once('end', () => embedded.close())
