import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Services } from '~/platform/app.server'

/**
 * Tells systemd that the site takes connections, if it waits for that (`Type=notify`): only then it goes on to the next
 * process. Its own program does it, because Node has no sockets of that kind.
 */
export async function tellSystemd(
  { config, log }: Pick<Services, 'config' | 'log'>,
  patienceMs = 5_000,
): Promise<void> {
  if (!config.notifiesSystemd) return
  await promisify(execFile)('systemd-notify', ['--ready'], { timeout: patienceMs }).catch((error: Error) =>
    log.warn({ err: error }, 'systemd was not told that the site is open'),
  )
}
