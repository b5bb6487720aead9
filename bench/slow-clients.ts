import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { startShippedNginx } from '../tests/faults/nginx.ts'
import { freePort } from '../tests/faults/ports.ts'
import { holdSlowly, uploadSlowly } from '../tests/faults/slow-clients.ts'
import { newDataDir, startProduct } from './lib/product.ts'

/**
 * Slow clients of every kind, straight at the site and behind the shipped nginx with TLS, beside a photograph of 8 MiB
 * over a line of 1 Mbit/s. `node bench/slow-clients.ts --each 20`; exit code 1 if one holds its connection for more than
 * 15 s, or the photograph does not arrive. `--patient` plants a defect, a site that drops nobody who sends as good as
 * nothing, and an nginx with its own limits: then it has to fail. Needs: apt-get install -y nginx-light
 */
const { values } = parseArgs({
  options: {
    each: { type: 'string', default: '20' },
    patience: { type: 'string', default: '60' },
    patient: { type: 'boolean', default: false },
  },
})
const longestSeconds = 15
const patientServer = path.join(import.meta.dirname, '../tests/faults/patient-server.mjs')
/** Without the limits of the shipped file, nginx waits a minute for each of them. */
const withoutLimits = (file: string) =>
  file.replaceAll(/^\s*(?:client_header_timeout|client_body_timeout|send_timeout).*$/gm, '')

const { dataDir, remove } = newDataDir()
const product = await startProduct({
  dataDir,
  env: { DEMO: 'listings', LOG_LEVEL: 'silent', CAPTCHA: 'off', TRUSTED_PROXIES: '127.0.0.1,::1' },
  nodeOptions: values.patient ? ['--import', pathToFileURL(patientServer).href] : [],
})
const siteOrigin = product.origin
const nginx = await startShippedNginx(
  new URL(siteOrigin).host,
  await freePort(),
  values.patient ? withoutLimits : undefined,
)
const load = { siteOrigin, each: Number(values.each), patienceSeconds: Number(values.patience) }
const photograph = { siteOrigin, bytes: 8 * 1024 * 1024, bytesPerSecond: 125_000 }
try {
  for (const [place, origin] of [
    ['straight', siteOrigin],
    ['behind nginx', nginx.origin],
  ] as const) {
    const [held, upload] = await Promise.all([
      holdSlowly({ ...load, origin }),
      uploadSlowly({ ...photograph, origin }),
    ])
    for (const [kind, seconds] of Object.entries(held)) {
      console.log(`${place}, ${load.each} × ${kind}: held at most ${seconds} s`)
      if (seconds > longestSeconds) process.exitCode = 1
    }
    console.log(
      `${place}, 8 MiB at 1 Mbit/s: ${upload.status} after ${upload.seconds} s, ${upload.isWhole ? 'whole' : 'cut'}`,
    )
    if (!upload.isWhole || upload.status !== '303') process.exitCode = 1
  }
} finally {
  await nginx.stop()
  await product.stop()
  remove()
}
