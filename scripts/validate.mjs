/** All checks that need neither database nor browser; run it before each commit. */
import { staticChecks, typesOfRoutes } from './checks/static.mjs'
import { report, runAll, tests } from './checks/steps.mjs'

const outcomes = await runAll([typesOfRoutes, [staticChecks, [tests('unit tests', 'unit')]]])
process.exitCode = report(outcomes) ? 0 : 1
