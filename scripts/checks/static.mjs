import { capture } from '../capture.mjs'
import { checkClientModules } from './client-modules.mjs'
import { check } from './steps.mjs'

const cruised = ['app', 'server', 'db', 'tests', 'bench', 'demo', 'scripts']
/** Guards against a tool that silently reads no files and so reports no faults. */
const leastModules = 100

/** Everything else reads what it writes. */
export const typesOfRoutes = check('types of routes', ['react-router', 'typegen'])

/** Static checks of the sources, the longest first. */
export const staticChecks = [
  check('types', ['tsc', '-p', '.', '--noEmit']),
  { name: 'import rules', run: checkImportRules },
  check('format and lint', ['biome', 'check', '--error-on-warnings', '.']),
  check('dead code', ['knip', '--no-progress']),
  check('third-party notices', ['node', 'scripts/notices.mjs', '--check']),
  { name: 'client modules write no HTML', run: checkClientModules },
]

async function checkImportRules() {
  const { status, output } = await capture('depcruise', cruised)
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0)
  const good = status === 0 && modules >= leastModules
  if (!good) console.log(`${output}\n${modules} modules were read; at least ${leastModules} have to be.`)
  return { passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 }
}
