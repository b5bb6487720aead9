/** All checks that need neither database nor browser; run it before each commit. */
import { staticChecks } from './checks/static.mjs'
import { report, runAll, tests } from './checks/steps.mjs'

const outcomes = await runAll([...staticChecks, tests('unit tests', 'unit')])
process.exitCode = report(outcomes) ? 0 : 1
