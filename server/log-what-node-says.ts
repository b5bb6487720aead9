import type { EventEmitter } from 'node:events'
import type { Log } from '~/platform/log.server'

type WholeLog = Pick<Log, 'warn'> & { fatal: Log['error'] }

/** Makes lines of the log of what Node prints otherwise: warnings, and the error that ends the process. */
export function logWhatNodeSays(node: EventEmitter, log: WholeLog, exit: (code: number) => void) {
  // Node's own listener prints them.
  node.removeAllListeners('warning')
  node.on('warning', (warning: Error) => log.warn({ err: warning }, 'Node warns'))
  // A promise that nobody waits for comes here too.
  node.on('uncaughtException', (error: Error) => {
    log.fatal({ err: error }, 'the process ends: an error that nothing expected')
    exit(1)
  })
}
