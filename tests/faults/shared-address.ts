import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'

/** One process of the site. */
export type SiteProcess = {
  pid: number
  /** With SIGTERM, as systemd does; SIGINT waits for nobody. */
  stop(signal?: 'SIGTERM' | 'SIGINT'): Promise<{ seconds: number; code: number }>
}

/** An address that is kept open while processes of the site come and go, as systemd does with a socket unit. */
export type SharedAddress = {
  port: number
  /** Resolves when the process takes connections. @param source - source tree whose build is started; by default this one */
  start(source?: string): Promise<SiteProcess>
  close(): void
}

/** Starts the site with the socket, tells its process number, and later how it ended. */
const startCommand = (source: string) =>
  [
    `{ (cd '${source}' && exec sh -c 'LISTEN_FDS=1 LISTEN_PID=$$ exec "${process.execPath}" build/server/index.js') &`,
    'pid=$!; echo "started $pid"; wait $pid; echo "ended $pid $?"; } &\n',
  ].join(' ')

/**
 * A shell has the listening socket, because Node would take connections from one of its own.
 * @param env - of every process that is started
 */
export async function shareAddress(env: NodeJS.ProcessEnv): Promise<SharedAddress> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const { _handle: handle } = server as typeof server & { _handle: { fd: number } }
  const shell = spawn('sh', [], { env, stdio: ['pipe', 'pipe', 'inherit', handle.fd] })
  server.close()
  const { stdin, stdout } = shell
  if (!stdin || !stdout) throw new Error('there is no shell')
  const lines = createInterface({ input: stdout }).setMaxListeners(0)
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    start: async (source = process.cwd()) => {
      const started = lineThat(lines, /^started (\d+)$/)
      // What it prints once it takes connections: systemd waits until then too.
      const open = lineThat(lines, / is open at http:\/\/127\.0\.0\.1:/)
      stdin.write(startCommand(source))
      const pid = Number((await started)[1])
      const ended = lineThat(lines, new RegExp(`^ended ${pid} (\\d+)$`))
      const [text] = await Promise.race([open, ended])
      if (text.startsWith('ended')) throw new Error('a process of the site did not start')
      return { pid, stop: (signal = 'SIGTERM') => stopProcess(pid, ended, signal) }
    },
    close: () => stdin.end(),
  }
}

const lineThat = (lines: ReturnType<typeof createInterface>, pattern: RegExp) =>
  new Promise<RegExpExecArray>((resolve) => {
    const look = (line: string) => {
      const found = pattern.exec(line)
      if (!found) return
      lines.off('line', look)
      resolve(found)
    }
    lines.on('line', look)
  })

async function stopProcess(pid: number, ended: Promise<RegExpExecArray>, signal: NodeJS.Signals) {
  const began = performance.now()
  process.kill(pid, signal)
  const [, code] = await ended
  return { seconds: Math.round((performance.now() - began) / 100) / 10, code: Number(code) }
}
