import { readFileSync } from 'node:fs'
import path from 'node:path'

const read = (name: string) => readFileSync(path.join(import.meta.dirname, '../../deploy', name), 'utf8')

/** The settings that the shipped unit gives each process, but for its folder. */
export function unitEnvironment(): Record<string, string> {
  const [, line = ''] = /^Environment=(.*)$/m.exec(read('pignon@.service')) ?? []
  const settings = line.split(' ').map((pair) => pair.split('=') as [string, string])
  return Object.fromEntries(settings.filter(([name]) => name !== 'DATA_DIR'))
}

/** Key and certificate of `localhost`, signed by itself and good until 2126: for tests only. Quoted for nginx. */
const certificate = `"${path.join(import.meta.dirname, '../fixtures/localhost.pem')}"`

/** In the folder of the nginx that runs. */
export const shippedLog = 'pignon.log'

type Place = { port: number; plainPort: number; upstream: string }

/** The shipped file of nginx with another address, host and certificate, and nothing else changed. */
export const shippedNginx = ({ port, plainPort, upstream }: Place): string =>
  read('nginx.conf')
    .replaceAll(/^\s*listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('127.0.0.1:3000', upstream)
    .replaceAll('www.agency.example', 'localhost')
    .replace('/var/log/nginx/pignon.log', shippedLog)
    .replace('/etc/ssl/agency.pem', certificate)
    .replace('/etc/ssl/agency.key', certificate)
