/** Everything that needs no database and no browser: what to run before each commit. */
import { staticChecks } from './checks/static.mjs'
import { report, runAll, tests } from './checks/steps.mjs'

const outcomes = await runAll([...staticChecks, tests('unit tests', 'unit')])
process.exitCode = report(outcomes) ? 0 : 1
