import { parseArgs } from 'node:util'
import { compareLeads, rollUnderLoad } from '../tests/faults/rolling-restarts.ts'
import { countBroken, counted } from '../tests/faults/statuses.ts'
import { startTwoProcesses } from '../tests/faults/two-processes.ts'

/**
 * Two processes of the site as the shipped units run them, behind the shipped nginx with TLS, are restarted by turns
 * while visitors read pages and send forms. `node bench/rolling-restarts.ts --restarts 20 --rate 50`; exit code 1 if a
 * request gets 5xx or no answer, or a form that was accepted is missing or there twice. With `--no-drain` nothing waits
 * for nginx's idle connections, which nginx keeps for a minute: then it has to fail. Needs: apt-get install -y nginx-light
 */
const { values } = parseArgs({
  options: {
    restarts: { type: 'string', default: '20' },
    rate: { type: 'string', default: '50' },
    'no-drain': { type: 'boolean', default: false },
  },
})
const withoutDrain = {
  env: { DRAIN_SECONDS: '0' },
  changeNginx: (file: string) => file.replace('keepalive_timeout 2s', 'keepalive_timeout 60s'),
}
/** As docs/operating.md promises it: twice DRAIN_SECONDS, and 20 seconds. */
const longestStop = 28

const site = await startTwoProcesses(values['no-drain'] ? withoutDrain : {})
try {
  const stops: number[] = []
  const { statuses, accepted, longest } = await rollUnderLoad({
    origin: site.origin,
    rate: Number(values.rate),
    restarts: Number(values.restarts),
    restart: async (index) => void stops.push(await site.restart(index)),
  })
  const { lost, doubled } = compareLeads(accepted, await site.remarks())
  for (const [kind, each] of Object.entries(statuses)) {
    console.log(`${kind}: ${counted(each)}; 5xx or none: ${countBroken(each)}`)
    if (countBroken(each) > 0) process.exitCode = 1
  }
  console.log(
    `restarts ${stops.length}, the longest stop ${Math.max(...stops)} s, the longest answer ${longest.toFixed(1)} s`,
  )
  console.log(`forms accepted ${accepted.length}: lost ${lost.length}, doubled ${doubled.length}`)
  if (lost.length + doubled.length > 0 || Math.max(...stops) > longestStop) process.exitCode = 1
} finally {
  await site.stop()
}
