/** Known sources of visits: code, name, hosts (`.*` is any ending), campaign values. */
const sites = {
  google: { name: 'Google', hosts: ['google.*', 'com.google.android.googlequicksearchbox'] },
  bing: { name: 'Bing', hosts: ['bing.com'] },
  duckduckgo: { name: 'DuckDuckGo', hosts: ['duckduckgo.com'] },
  ecosia: { name: 'Ecosia', hosts: ['ecosia.org'] },
  qwant: { name: 'Qwant', hosts: ['qwant.com'] },
  yahoo: { name: 'Yahoo', hosts: ['yahoo.*'] },
  facebook: {
    name: 'Facebook',
    hosts: ['facebook.com', 'fb.com', 'fb.me', 'com.facebook.katana'],
    called: ['fb'],
  },
  instagram: { name: 'Instagram', hosts: ['instagram.com'], called: ['ig'] },
  whatsapp: { name: 'WhatsApp', hosts: ['whatsapp.com', 'wa.me'] },
  linkedin: { name: 'LinkedIn', hosts: ['linkedin.com', 'lnkd.in'] },
  pinterest: { name: 'Pinterest', hosts: ['pinterest.*'] },
  tiktok: { name: 'TikTok', hosts: ['tiktok.com'] },
  youtube: { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  x: { name: 'X', hosts: ['x.com', 't.co', 'twitter.com'], called: ['twitter'] },
  immoweb: { name: 'Immoweb', hosts: ['immoweb.be'] },
  zimmo: { name: 'Zimmo', hosts: ['zimmo.be'] },
  immovlan: { name: 'Immovlan', hosts: ['immovlan.be'] },
  realo: { name: 'Realo', hosts: ['realo.be'] },
  spotto: { name: 'Spotto', hosts: ['spotto.be'] },
  'logic-immo': { name: 'Logic-Immo', hosts: ['logic-immo.be'] },
  '2dehands': { name: '2dehands', hosts: ['2dehands.be', '2ememain.be'], called: ['2ememain'] },
  athome: { name: 'atHome', hosts: ['athome.lu'] },
  immotop: { name: 'Immotop', hosts: ['immotop.lu'] },
} as const satisfies Record<string, Site>

type Site = { name: string; hosts: readonly string[]; called?: readonly string[] }

/** Kinds with a localised name: see the texts of this feature. */
export const sourceKinds = ['site', 'direct', 'mail', 'assistant', 'campaign', 'other'] as const

export type SourceKind = (typeof sourceKinds)[number]
export type Source = keyof typeof sites | SourceKind

/** The evidence of a visit's source. */
export type Origin = {
  /** Host of the referrer; empty if there is none. */
  host: string
  utmSource: string
  utmMedium: string
}

const mailHosts = [
  'mail.google.com',
  'com.google.android.gm',
  'outlook.live.com',
  'outlook.office.com',
  'outlook.office365.com',
  'mail.yahoo.com',
  'mail.proton.me',
]
const assistantHosts = [
  'chatgpt.com',
  'openai.com',
  'claude.ai',
  'perplexity.ai',
  'gemini.google.com',
  'copilot.microsoft.com',
]
const mailMediums = ['email', 'e-mail', 'mail', 'newsletter']

/**
 * Determines the source of a visit, from a fixed list: text from a link is never stored. The campaign comes before the
 * referrer, because many apps send no referrer.
 * @param ownHost - host of this site
 */
export function sourceOf({ host, utmSource, utmMedium }: Origin, ownHost: string): Source {
  const campaign = ofCampaign(utmSource.toLowerCase(), utmMedium.toLowerCase())
  if (campaign) return campaign
  const from = host.toLowerCase()
  if (from === ownHost) return 'site'
  const known = ofHost(from)
  if (utmSource && !known) return 'campaign'
  return known ?? (from ? 'other' : 'direct')
}

/** The brand's own name; undefined for a kind, whose name is localised. */
export const brandOf = (source: string): string | undefined =>
  Object.hasOwn(sites, source) ? sites[source as keyof typeof sites].name : undefined

function ofCampaign(source: string, medium: string): Source | undefined {
  if (!source && !medium) return undefined
  const called = entries.find(
    ([code, { called = [], hosts }]) => code === source || called.includes(source) || isOf(source, hosts),
  )
  if (called) return called[0]
  return mailMediums.includes(medium) || mailMediums.includes(source) ? 'mail' : undefined
}

function ofHost(host: string): Source | undefined {
  if (isOf(host, mailHosts)) return 'mail'
  if (isOf(host, assistantHosts)) return 'assistant'
  return entries.find(([, { hosts }]) => isOf(host, hosts))?.[0]
}

const entries = Object.entries(sites) as [keyof typeof sites, Site][]

/** Matches the host itself or a subdomain. */
const isOf = (host: string, known: readonly string[]) =>
  known.some((one) => {
    if (!one.endsWith('.*')) return host === one || host.endsWith(`.${one}`)
    return new RegExp(`(^|\\.)${one.slice(0, -2)}\\.(com|[a-z]{2}|com?\\.[a-z]{2})$`).test(host)
  })
