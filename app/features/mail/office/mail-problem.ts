/** Why a mail server did not take a mail, as far as the agency can do something about it. */
export const mailProblems = [
  'login',
  'dns',
  'tls',
  'unreachable',
  'disk',
  'mailbox-full',
  'too-large',
  'unknown-domain',
  'unknown-recipient',
  'unwanted',
  'later',
  'other',
] as const
export type MailProblem = (typeof mailProblems)[number]

/** An answer of a mail server, read from its record. */
type Answer = { code: string; reply: string; detail: string }

/**
 * The first that holds counts: a detail code (RFC 3463) says more than a reply code (RFC 5321), and that more than the
 * step at which nodemailer failed.
 */
const rules: [MailProblem, (answer: Answer) => boolean][] = [
  ['login', ({ code, reply }) => code === 'EAUTH' || /^53[045]$/.test(reply)],
  ['dns', ({ code }) => /^(?:EDNS|ENOTFOUND|EAI_AGAIN)$/.test(code)],
  ['tls', ({ code }) => /^(?:ETLS|EREQUIRETLS)$|CERT|SSL/.test(code)],
  ['disk', ({ code }) => /^(?:ENOSPC|EACCES|EROFS|ENOENT)$/.test(code)],
  ['mailbox-full', ({ detail }) => /^[45]\.2\.2$/.test(detail)],
  ['too-large', ({ detail }) => /^[45]\.(?:2\.3|3\.4)$/.test(detail)],
  ['unknown-domain', ({ reply, detail }) => /^5\.(?:1\.2|1\.10|4\.4)$/.test(detail) || reply === '556'],
  ['unknown-recipient', ({ detail }) => /^5\.(?:1\.[0136]|2\.1)$/.test(detail)],
  ['unwanted', ({ detail }) => /^5\.7\.\d+$/.test(detail)],
  ['later', ({ reply }) => reply.startsWith('4')],
  ['too-large', ({ reply }) => reply === '552'],
  ['unknown-recipient', ({ code, reply }) => code === 'EENVELOPE' && /^55[013]$/.test(reply)],
  ['unwanted', ({ reply }) => /^55[0-9]$/.test(reply)],
  [
    'unreachable',
    ({ code }) => /^(?:E?SOCKET|ECONN|ETIMEDOUT|ESOCKET|EHOSTUNREACH|ENETUNREACH|EPROTOCOL)/.test(code),
  ],
]

/** @param problem - as the outbox keeps it, such as `EENVELOPE 550 5.1.1` */
export function explainProblem(problem: string): MailProblem {
  const [code = '', ...digits] = problem.split(' ')
  const reply = digits.find((part) => /^\d{3}$/.test(part)) ?? ''
  const detail = digits.find((part) => part.includes('.')) ?? ''
  return rules.find(([, holds]) => holds({ code, reply, detail }))?.[0] ?? 'other'
}
