import type { SecurityEventKind, SecurityEventResult } from '~/kernel/security-events'

export type SecurityEvent = {
  kind: SecurityEventKind
  result?: SecurityEventResult
  /** Mail address of an account, as it is kept or was typed, or `person/7`; the log keeps a keyed hash. */
  account?: string | undefined
  /** Address of a visitor, or their network; the log keeps a keyed hash. */
  network?: string | undefined
  /** Name of a limit or of a command. */
  detail?: string
}

/** What anybody can cause at will, as often as they like. */
const repeatable: SecurityEventKind[] = ['link-requested', 'data-exported', 'data-erased']

/** What a stranger can cause at will is counted, so that a flood does not fill the disk. */
export const isCounted = ({ kind, result = 'done' }: Pick<SecurityEvent, 'kind' | 'result'>): boolean =>
  kind !== 'command' && (result !== 'done' || repeatable.includes(kind))

/**
 * Account and network in the words that a limit counts by: `ada@mail.example`, `192.0.2.1`, or both with a space between.
 * Other words, such as the number of an owner, say nothing to a reader of the log.
 */
export function subjectOf(who: string): Pick<SecurityEvent, 'account' | 'network'> {
  const words = who.split(' ')
  return {
    account: words.find((word) => word.includes('@')),
    network: words.find((word) => /^\d+(\.\d+){3}(\/\d+)?$|^[\da-f]*:[\da-f:.]*(\/\d+)?$/i.test(word)),
  }
}
