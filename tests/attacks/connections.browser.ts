import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { findNginx } from '../../scripts/nginx.mjs'
import { postAfterIdle } from '../faults/idle-posts'
import { noNginx, startNginx, startShippedNginx } from '../faults/nginx'
import { freePort } from '../faults/ports'
import { compareLeads, type RollResult, rollUnderLoad } from '../faults/rolling-restarts'
import { holdSlowly } from '../faults/slow-clients'
import { countBroken, counted, isMostlyServed } from '../faults/statuses'
import { onSteadyMachine } from '../faults/steady-machine'
import { startTwoProcesses } from '../faults/two-processes'
import { ownProducts } from '../setup/worker-products'

const hasNginx = findNginx() !== undefined
if (!hasNginx) console.warn(noNginx)
const withNginx = test.skipIf(!hasNginx)
/** As long as a restart takes, about. */
const withoutRestartMs = 8_000
/** A machine that takes so long for a small write of its own says nothing about answers in time. */
const stillMs = 300

// All at the same time: what they do most is wait.
withNginx.concurrent(
  'K2 a form over a connection that nginx left idle arrives',
  async ({ onTestFinished }) => {
    const siteOrigin = ownProducts().baseUrl
    // Node itself closes a connection between the fifth second and the sixth.
    const idleSeconds = [1, 5, 6, 7]
    const nginx = await startNginx({ upstream: siteOrigin, buffersRequests: true, pools: 7 })
    onTestFinished(nginx.stop)
    const results = await postAfterIdle({ origin: nginx.origin, siteOrigin, idleSeconds, tries: 40 })
    for (const { statuses } of results) {
      // What a broken connection makes of a form is nginx's own 502; the site of a busy machine says 503.
      const { 503: _refused, ...others } = statuses
      expect(countBroken(others), counted(statuses)).toBe(0)
      expect(isMostlyServed(statuses), counted(statuses)).toBe(true)
      expect(Object.keys(others)).toContain('422')
    }
  },
)

withNginx.concurrent.each([
  ['straight', false],
  ['behind the shipped nginx', true],
])('K19 slow clients are dropped %s', async (_, isBehind) => {
  const siteOrigin = ownProducts().baseUrl
  const nginx = isBehind ? await startShippedNginx(new URL(siteOrigin).host, await freePort()) : undefined
  const origin = nginx?.origin ?? siteOrigin
  // Fifteen on a machine that has time.
  const mostSeconds = 25
  const held = await onSteadyMachine(
    () => holdSlowly({ origin, siteOrigin, each: 1, patienceSeconds: 30 }),
    (result) => Object.values(result).every((seconds) => seconds < mostSeconds),
  )
  await nginx?.stop()
  for (const [kind, seconds] of Object.entries(held)) expect(seconds, kind).toBeLessThan(mostSeconds)
})

withNginx.concurrent(
  'K3 no request fails while a process is replaced, and no form is lost or there twice',
  async ({ onTestFinished }) => {
    const site = await startTwoProcesses({ env: { DRAIN_SECONDS: '3' } })
    onTestFinished(site.stop)
    const accepted: string[] = []
    let asked = 0
    const roll = async (restart = async (index: number) => void (await site.restart(index))) => {
      const result = await rollUnderLoad({
        origin: site.origin,
        rate: 10,
        restarts: 1,
        restart,
        first: asked,
      })
      // However slow the machine is, what somebody was thanked for is there once.
      accepted.push(...result.accepted)
      asked += 1_000
      expect(compareLeads(accepted, await site.remarks())).toEqual({ lost: [], doubled: [] })
      return result
    }
    // A site whose machine stands still says 503 in time.
    const isRight = ({ statuses }: Pick<RollResult, 'statuses'>) =>
      Object.values(statuses).every((each) => countBroken(each) === 0)
    let { statuses } = await onSteadyMachine(() => roll(), isRight, stillMs)
    // So does one whose machine has no time even while nothing is replaced: such a machine says nothing of that.
    for (let run = 1; run < 3 && !isRight({ statuses }); run += 1) {
      if (isRight(await roll(() => sleep(withoutRestartMs)))) break
      statuses = (await roll()).statuses
    }
    for (const [kind, each] of Object.entries(statuses))
      expect(countBroken(each), `${kind}: ${counted(each)}`).toBe(0)
    expect(accepted.length).toBeGreaterThan(5)
  },
)
