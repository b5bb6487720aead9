import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Only as root on Debian; elsewhere it is the developer's decision (Ubuntu's Chromium is only a pointer to a snap).
 * @returns whether an installation was attempted; the caller checks whether it succeeded
 */
export function installDebianPackage(name, print) {
  if (process.getuid?.() !== 0 || !isDebian()) return false
  print(`Installing ${name} (apt-get) …`)
  const install = () => aptGet('install', '-y', '--no-install-recommends', name)
  if (!install()) {
    aptGet('update')
    install()
  }
  return true
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
