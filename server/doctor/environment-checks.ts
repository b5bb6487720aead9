import { distance } from 'fastest-levenshtein'
import { type Config, variableNames } from '~/platform/config.server'
import { type ExaminedSite, type Finding, ok, problem, warning } from './check'

/** Variables of the environment: misspelt, without effect, or meant for tests. */
export function checkEnvironment({ config, env }: Pick<ExaminedSite, 'config' | 'env'>): Finding[] {
  const found = [...misspelt(env), ...withoutEffect(config, env), ...dangerous(config)]
  return found.length > 0 ? found : [ok('The variables are understood.')]
}

const misspelt = (env: NodeJS.ProcessEnv): Finding[] =>
  findMisspelt(env).map(({ given, meant }) =>
    warning(`${given} is set, and nothing reads it.`, `If ${meant} is meant, rename it.`),
  )

/** Names that are one or two letters from one of ours; most of an environment is for other programs. */
export function findMisspelt(env: NodeJS.ProcessEnv): { given: string; meant: string }[] {
  return Object.keys(env)
    .filter((given) => !variableNames.includes(given))
    .flatMap((given) => {
      const meant = variableNames.find((name) => distance(name, given.toUpperCase()) <= mostTypos(name))
      return meant ? [{ given, meant }] : []
    })
}

/** Short names are near many others. */
const mostTypos = (name: string) => (name.length < 5 ? 0 : name.length < 8 ? 1 : 2)

function withoutEffect({ demo }: Config, { DEMO: wanted = 'off' }: NodeJS.ProcessEnv): Finding[] {
  if (demo || ['', 'off', 'false', '0'].includes(wanted)) return []
  return [warning('DEMO has no effect: PUBLIC_URL is public.', 'Remove DEMO, or set DEMO=off.')]
}

function dangerous({ captcha, clearText }: Config): Finding[] {
  return [
    ...(captcha
      ? []
      : [
          problem(
            'CAPTCHA=off: forms accept submissions without proof of a human; for tests only.',
            'Remove CAPTCHA.',
          ),
        ]),
    ...clearText.map((connection) =>
      warning(
        `ALLOW_CLEARTEXT: the connection to ${connection} may go to another machine without TLS.`,
        'Nothing, if the network between is yours alone.',
      ),
    ),
  ]
}

const oldestNode = 24

export function checkNode(): Finding {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= oldestNode) return ok(`Node ${process.versions.node}.`)
  return problem(
    `Node ${process.versions.node} is too old.`,
    `Start with \`npm start\`, which brings Node ${oldestNode}.`,
  )
}
