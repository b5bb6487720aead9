import { isMailAddress } from '~/kernel/mail-address'
import { type Command, defineCommand, type Print } from '~/platform/command.server'
import type { State } from './check'
import { examine } from './examine'
import type { NamedFinding } from './run-checks'

const help = `doctor            checks the site, running or not, and says what to do about what is wrong
  --json          answers for machines
  --mail ADDRESS  also sends a test mail there

It needs the variables that the site has, and runs as its user. It changes nothing.

Exit code: 0 no problems, 1 problems found, 2 usage error.
`

const command = defineCommand({
  help,
  options: { json: { type: 'boolean' }, mail: { type: 'string' } },
  choose({ verb, values: { json = false, mail } }) {
    if (verb !== '' || (mail !== undefined && !isMailAddress(mail))) return undefined
    return async (_services: undefined, print) => await report(print, json, mail)
  },
})

/** The command `doctor`; it opens the database itself, because it has to go on without one. */
export const runDoctorCommand: Command<unknown> = async (argv, _open, print) =>
  await command(argv, async () => undefined, print)

async function report(print: Print, isJson: boolean, mailTo?: string): Promise<number> {
  const found = await examine(process.env, mailTo)
  print(isJson ? `${JSON.stringify({ findings: found }, null, 2)}\n` : describeFindings(found))
  return found.some(({ state }) => state === 'problem') ? 1 : 0
}

export function describeFindings(found: NamedFinding[]): string {
  const width = Math.max(...found.map(({ check }) => check.length))
  const lines = found.map(({ check, state, what, todo }) => {
    const line = `${state.padEnd(8)}  ${check.padEnd(width)}  ${what}`
    return todo && state !== 'ok' ? `${line}\n${' '.repeat(12 + width)}${todo}` : line
  })
  return `${lines.join('\n')}\n\n${summarise(found)}\n`
}

function summarise(found: NamedFinding[]): string {
  const count = (wanted: State) => found.filter(({ state }) => state === wanted).length
  const named = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`
  const problems = count('problem')
  const rest = `${named(count('warning'), 'warning')}, ${count('unknown')} not checked.`
  return problems > 0 ? `${named(problems, 'problem')}, ${rest}` : `No problems. ${rest}`
}
