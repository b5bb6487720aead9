import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

/**
 * Runs a program and captures its output, without colours.
 * @param env - added to this process's own
 */
export function capture(program, words, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      env: { ...process.env, ...env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const add = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', add)
    child.stderr.on('data', add)
    child.once('error', reject)
    child.once('close', (status) => resolve({ status, output: stripVTControlCharacters(output) }))
  })
}
