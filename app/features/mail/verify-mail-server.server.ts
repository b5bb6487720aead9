import { createTransport } from 'nodemailer'
import { connectionTo } from './transport.server'

/** Why a mail server cannot be used, in words, and what to do; its own answer may hold addresses. */
export type MailServerFailure = { what: string; code: string; todo: string }

/** In milliseconds: somebody waits for it. */
const patience = { greeting: 8_000, answer: 8_000 }

/** Connects to a mail server as mails do, with STARTTLS and the login, and sends nothing. */
export async function verifyMailServer(url: string): Promise<MailServerFailure | undefined> {
  const smtp = createTransport(connectionTo(url, patience))
  try {
    await smtp.verify()
    return undefined
  } catch (error) {
    return describe(error as { code?: string; responseCode?: number; message?: string })
  } finally {
    smtp.close()
  }
}

function describe({ code = 'failed', responseCode, message = '' }: Failure): MailServerFailure {
  const known = failures.find(({ codes }) => codes.test(`${code} ${message}`)) ?? unexpected
  return { what: known.what, todo: known.todo, code: [code, responseCode].filter(Boolean).join(' ') }
}

type Failure = { code?: string; responseCode?: number; message?: string }

const unexpected = { what: 'cannot be used', todo: 'Read the log of the mail server.' }

const failures = [
  {
    codes: /^EAUTH/,
    what: 'refuses the login',
    todo: 'Correct user and password in SMTP_URL; characters such as @ are written as %40.',
  },
  {
    codes: /^EDNS|ENOTFOUND|EAI_AGAIN/,
    what: 'is not known to the DNS',
    todo: 'Correct the host in SMTP_URL.',
  },
  {
    codes: /^ETLS|certificate|STARTTLS|self.signed/i,
    what: 'offers no TLS that can be trusted',
    todo: 'Turn TLS on there, with a certificate of its name; ALLOW_CLEARTEXT=smtp where the network is yours alone.',
  },
  {
    codes: /^(?:ESOCKET|ECONNECTION|ETIMEDOUT|ECONNREFUSED)/,
    what: 'does not answer',
    todo: 'Correct host and port in SMTP_URL, or open the way to them: many hosters block port 25.',
  },
]
