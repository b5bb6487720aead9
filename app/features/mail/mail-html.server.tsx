import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '~/kernel/locale'
import type { MailContent, MailSender } from './mail'
import { Block } from './mail-blocks'
import { mailStyles } from './mail-styles'

/** A mail as HTML: tables and styles at the elements, which is what mail programs understand. */
export function mailHtml(content: MailContent, sender: MailSender, locale: Locale): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <MailPage content={content} sender={sender} locale={locale} />,
  )}`
}

function MailPage({ content, sender, locale }: { content: MailContent; sender: MailSender; locale: Locale }) {
  const styles = mailStyles(sender.colours)
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{content.subject}</title>
      </head>
      <body style={styles.body}>
        <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" style={styles.ground}>
          <tbody>
            <tr>
              <td align="center">
                <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" style={styles.sheet}>
                  <tbody>
                    <tr>
                      <td style={styles.head}>
                        <a href={`${sender.url}/${locale}/`} style={styles.name}>
                          {sender.name}
                        </a>
                      </td>
                    </tr>
                    <tr>
                      <td style={styles.content}>
                        <h1 style={styles.title}>{content.title}</h1>
                        {content.blocks.map((block, index) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a mail never change places
                          <Block key={index} block={block} styles={styles} />
                        ))}
                      </td>
                    </tr>
                    <tr>
                      <td style={styles.foot}>
                        {[sender.name, ...sender.lines].map((line) => (
                          <div key={line}>{line}</div>
                        ))}
                        <div>
                          {sender.phone} · <a href={`mailto:${sender.email}`}>{sender.email}</a>
                        </div>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}
