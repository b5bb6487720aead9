/** What members of the agency are: `admin` runs the office, `agent` works with listings and people, `editor` writes. */
export const roles = ['admin', 'agent', 'editor'] as const

export type Role = (typeof roles)[number]

const admins = ['admin'] as const

/** Who may do what. A loader or an act of the office names one of these; a permission that is not here does not compile. */
export const permissions = {
  'today.read': roles,
  'appointments.read': ['admin', 'agent'],
  'leads.read': ['admin', 'agent'],
  'leads.write': ['admin', 'agent'],
  'leads.assign': ['admin', 'agent'],
  'leads.export': admins,
  'people.read': ['admin', 'agent'],
  'people.write': ['admin', 'agent'],
  'people.export': admins,
  'people.erase': admins,
  'search.read': roles,
  'testimonials.read': roles,
  'testimonials.write': roles,
  'templates.write': admins,
  'webhook.read': admins,
  'webhook.write': admins,
  'alerts.read': ['admin', 'agent'],
  'alerts.write': ['admin', 'agent'],
  'newsletter.read': roles,
  'newsletter.write': ['admin', 'agent'],
  'newsletter.send': ['admin', 'editor'],
  'newsletter.export': admins,
  'outbox.read': admins,
  'outbox.write': admins,
  'imports.read': admins,
  'imports.write': admins,
  'health.read': admins,
  'audit-log.read': admins,
  'members.read': admins,
  'members.write': admins,
  'account.read': roles,
  'account.write': roles,
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

export const rolesWith = (permission: Permission): readonly Role[] => permissions[permission]

export const isAllowed = (role: Role, permission: Permission): boolean => rolesWith(permission).includes(role)
