import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** As root on Debian; elsewhere (Ubuntu's package is only a pointer to a snap) it is for the person to decide. */
export function installChromium(say) {
  if (process.getuid?.() !== 0 || !isDebian()) return
  say('Installing Chromium for the browser tests (apt-get) …')
  if (!aptGet('install', '-y', '--no-install-recommends', 'chromium')) {
    aptGet('update')
    aptGet('install', '-y', '--no-install-recommends', 'chromium')
  }
}

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

function aptGet(...words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', ['-q', ...words], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}
