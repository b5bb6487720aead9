/** Sends the contact form from a distinct address; for a product with CAPTCHA=off that trusts this machine as proxy. */
export async function sendContactForm(origin: string, number: number, remark: string): Promise<number> {
  const form = { form: 'site-contact', title: 'ms', firstName: 'Lien', lastName: 'Peeters', remark }
  const email = `${remark.replaceAll(' ', '-')}@post.example`
  const body = new URLSearchParams({ ...form, email, phone: '0470123456' })
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const headers = { origin, 'x-forwarded-for': address }
  const answer = await fetch(`${origin}/nl/contact/`, { method: 'POST', body, headers, redirect: 'manual' })
  await answer.arrayBuffer()
  return answer.status
}

/** Settings of a product for `sendContactForm`. */
export const formsEnvironment = (smtpUrl: string) => ({
  CAPTCHA: 'off',
  DEMO: 'on',
  SMTP_URL: smtpUrl,
  // Each form comes from its own address, so that no rate limit applies.
  TRUSTED_PROXIES: '127.0.0.1,::1',
})
