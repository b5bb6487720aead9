import type { Services } from '../app.server'
import { defineCommand, type Print } from '../command.server'
import type { Line } from './chain.server'
import type { NotedLine } from './check-lines.server'
import { findLastLines } from './security-log.repo.server'

const help = `security check [--noted ID:HASH]
                          checks that no line of the security log was removed or changed, and prints its last
                          line; --noted compares a line that an earlier check printed
security list [--last 50] [--account EMAIL] [--network ADDRESS] [--json]
                          prints the newest lines

Exit code: 0 success, 1 the log was changed, 2 usage error.
`

/** The command `security`. */
export const runSecurityCommand = defineCommand({
  help,
  options: {
    noted: { type: 'string' },
    last: { type: 'string' },
    account: { type: 'string' },
    network: { type: 'string' },
    json: { type: 'boolean' },
  },
  choose({ verb, objects, values }) {
    if (objects.length > 0) return undefined
    if (verb === 'list') return chooseList(values)
    const noted = notedIn(values.noted)
    if (verb !== 'check' || noted === 'wrong') return undefined
    return (services: Services, print) => check(services, noted, print)
  },
})

function notedIn(text: string | undefined): NotedLine | undefined | 'wrong' {
  if (text === undefined) return undefined
  const [, id, hash] = /^(\d{1,15}):([\da-f]{64})$/.exec(text) ?? []
  return id && hash ? { id: Number(id), hash } : 'wrong'
}

async function check({ securityLog }: Services, noted: NotedLine | undefined, print: Print) {
  const { lines, last, problem } = await securityLog.check(noted)
  if (problem) print(`The security log is broken: ${problem}.\n`)
  else print(`The security log is whole: ${lines} lines. Last line: ${last.id}:${last.hash || '-'}\n`)
  return problem ? 1 : 0
}

type ListOptions = { last?: string; account?: string; network?: string; json?: boolean }

function chooseList({ last = '50', account, network, json = false }: ListOptions) {
  if (!/^[1-9]\d{0,5}$/.test(last)) return undefined
  return async ({ db, securityLog }: Services, print: Print) => {
    const lines = await findLastLines(db, {
      account: account && securityLog.pseudonym('account', account),
      network: network && securityLog.pseudonym('network', network),
      last: Number(last),
    })
    print(json ? `${JSON.stringify(lines, null, 2)}\n` : describe(lines))
    return 0
  }
}

function describe(lines: Line[]): string {
  const told = lines.map(({ id, at, kind, result, detail, count, account, network }) =>
    [
      id,
      at.toISOString(),
      [kind, detail && `(${detail})`].filter(Boolean).join(' '),
      result,
      count > 1 ? `${count} times` : '',
      account && `account ${account}`,
      network && `network ${network}`,
    ]
      .filter(Boolean)
      .join('  '),
  )
  return `${told.join('\n') || 'The security log has no lines.'}\n`
}
