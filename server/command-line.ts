import { constants, setPriority } from 'node:os'
import { runSiteCommand } from '~/features/content/public.server'
import { runFeedCommand } from '~/features/feed/public.server'
import { runMailCommand } from '~/features/mail/public.server'
import { runMapCommand } from '~/features/map/public.server'
import { runNewsletterCommand } from '~/features/newsletter/public.server'
import { runOwnerCommand } from '~/features/owners/public.server'
import { runPlacesCommand } from '~/features/places/public.server'
import { staffCommand } from '~/features/staff/public.server'
import { handOvers } from '~/pages/office/hand-overs.server'
import { runSecurityCommand } from '~/platform/security-log/security.command.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import { spareMemory } from '~/platform/spare-memory.server'
import { runBackupCommand } from './backup/backup.command'
import { runRestoreCommand } from './backup/restore.command'
import { runDoctorCommand } from './doctor/doctor-command'
import { runMigrateCommand } from './migrate-command'
import { runSecretCommand } from './secret-command'
import { closeServices, type OpenedServices, openServices, servicesOf } from './services'

const commands = {
  site: {
    run: runSiteCommand,
    help: 'site import|init DIR       reads a site folder into the site; writes that of a new agency',
  },
  feed: { run: runFeedCommand, help: 'feed import FILE-OR-URL   reads a listing feed into the site' },
  places: {
    run: runPlacesCommand,
    help: 'places import FILE        reads points of interest and municipalities',
  },
  map: { run: runMapCommand, help: 'map import|status|remove  imports a map file with streets and woods' },
  owner: {
    run: runOwnerCommand,
    help: 'owner add|list|remove|link|logout  looks after those who may log in',
  },
  staff: {
    run: staffCommand(handOvers),
    help: 'staff add|list|remove|link  looks after the members of the office',
  },
  mail: { run: runMailCommand, help: 'mail status|failed|retry  looks after mails that were not sent' },
  newsletter: {
    run: runNewsletterCommand,
    help: 'newsletter send --news NAME   mails a piece of news; newsletter export lists who gets it',
  },
  secret: {
    run: runSecretCommand,
    help: 'secret check|rotate|accept  says whether SECRET is the one of the database, replaces it',
  },
  security: {
    run: runSecurityCommand,
    help: 'security check|list       checks and prints the log of security events',
  },
  backup: { run: runBackupCommand, help: 'backup [list|check]       makes, lists and checks backups' },
  restore: { run: runRestoreCommand, help: 'restore FOLDER            puts a backup into an empty database' },
  migrate: { run: runMigrateCommand, help: 'migrate                   brings the tables to this release' },
  doctor: { run: runDoctorCommand, help: 'doctor                    checks the site and says what is wrong' },
} as const

/** Commands that run through hundreds of megabytes beside a site: its visitors come first. */
const sparing: readonly string[] = ['feed']

/** Commands that give access, show what is kept of people, or change whom the site speaks for. */
const recorded: readonly string[] = ['owner', 'staff', 'site', 'newsletter', 'mail', 'secret']

/**
 * Runs a command; the database is opened when the command needs it.
 * @returns the exit code: 0 success, 1 failed, 2 usage error
 */
export async function runCommand([name, ...words]: string[]): Promise<number> {
  if (!isCommand(name)) {
    console.error(
      `Commands:\n${Object.values(commands)
        .map(({ help }) => `  ${help}`)
        .join('\n')}`,
    )
    return name === '--help' ? 0 : 2
  }
  if (sparing.includes(name)) {
    spareMemory()
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  }
  const running: { opened?: OpenedServices } = {}
  const open = async () => {
    running.opened = await openServices()
    return servicesOf(running.opened)
  }
  let code = 1
  try {
    code = await commands[name].run(words, open)
    return code
  } finally {
    if (running.opened) {
      if (recorded.includes(name)) recordCommand(running.opened, [name, ...words], code)
      await closeServices(running.opened)
    }
  }
}

const isCommand = (name: string | undefined): name is keyof typeof commands =>
  name !== undefined && Object.hasOwn(commands, name)

/** With its verb, which options may precede, and the address that it was about. */
function recordCommand(opened: OpenedServices, [name, ...words]: string[], code: number) {
  const verb = words.find((word) => /^[a-z]+$/.test(word)) ?? ''
  recordSecurityEvent(servicesOf(opened), {
    kind: 'command',
    result: code === 0 ? 'done' : 'failed',
    account: words.find((word) => word.includes('@')),
    detail: `${name} ${verb}`,
  })
}
