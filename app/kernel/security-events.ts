/** What the security log knows of; nothing else gets into it (S-10). */
export const securityEventKinds = [
  'login',
  'logout',
  'second-factor',
  'factor-added',
  'factor-removed',
  'codes-renewed',
  'password-confirmed',
  'password-changed',
  'link-requested',
  'link-used',
  'sessions-ended',
  'limit',
  'cross-site-request',
  'data-exported',
  'data-erased',
  'command',
  'security-log',
] as const

export type SecurityEventKind = (typeof securityEventKinds)[number]

/** `failed`: tried and wrong. `refused`: not even tried, because of a limit or a rule. */
export type SecurityEventResult = 'done' | 'failed' | 'refused'
