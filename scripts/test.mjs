/** The gate: all checks and all tests. The last line is `N passed, N failed`. */
import { staticChecks, typesOfRoutes } from './checks/static.mjs'
import { browserWorkers, report, runAll, tests } from './checks/steps.mjs'

const outcomes = await runAll([
  typesOfRoutes,
  // Tests that wait leave room for checks.
  [staticChecks, [tests('unit tests', 'unit'), tests('database tests', 'database')]],
  tests('browser tests', 'browser', browserWorkers),
])
process.exitCode = report(outcomes) ? 0 : 1
