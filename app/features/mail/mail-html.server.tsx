import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '~/kernel/locale'
import { emblemId, emblemSize } from './emblem.server'
import type { MailContent, MailSender } from './mail'
import { Block } from './mail-blocks'
import { type MailStyles, mailSheet, mailStyles } from './mail-styles'

/** A mail as HTML: tables and styles at the elements, which is what mail programs understand. */
export function mailHtml(content: MailContent, sender: MailSender, locale: Locale): string {
  const page = renderToStaticMarkup(<MailPage content={content} sender={sender} locale={locale} />)
  return `<!DOCTYPE html>${page.replace(preloads, '')}`
}

/** React asks browsers to load pictures early; a mail program knows no such link, and filters for spam distrust it. */
const preloads = /<link rel="preload"[^>]*>/g

function MailPage({ content, sender, locale }: { content: MailContent; sender: MailSender; locale: Locale }) {
  const styles = mailStyles(sender.colours)
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{content.subject}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from the agency's colours, which are #rrggbb */}
        <style dangerouslySetInnerHTML={{ __html: mailSheet(sender.colours) }} />
      </head>
      <body style={styles.body}>
        <table
          role="presentation"
          width="100%"
          cellPadding="0"
          cellSpacing="0"
          className="ground"
          style={styles.ground}
        >
          <tbody>
            <tr>
              <td align="center" className="margin" style={styles.margin}>
                <Sheet content={content} sender={sender} locale={locale} styles={styles} />
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

type SheetProps = { content: MailContent; sender: MailSender; locale: Locale; styles: MailStyles }

const Sheet = ({ content, sender, locale, styles }: SheetProps) => (
  <table
    role="presentation"
    width="100%"
    cellPadding="0"
    cellSpacing="0"
    className="sheet"
    style={styles.sheet}
  >
    <tbody>
      <tr>
        <td className="head" style={styles.head}>
          <a href={`${sender.url}/${locale}/`} style={styles.name}>
            {sender.emblem && (
              <img
                src={`cid:${emblemId}`}
                alt=""
                width={emblemSize}
                height={emblemSize}
                style={styles.emblem}
              />
            )}
            {sender.name}
          </a>
        </td>
      </tr>
      <tr>
        <td className="content" style={styles.content}>
          <h1 style={styles.title}>{content.title}</h1>
          {content.blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a mail never change places
            <Block key={index} block={block} styles={styles} />
          ))}
        </td>
      </tr>
      <tr>
        <td className="foot" style={styles.foot}>
          {[sender.name, ...sender.lines].map((line) => (
            <div key={line}>{line}</div>
          ))}
          <div>
            {sender.phone} ·{' '}
            <a href={`mailto:${sender.email}`} style={styles.link}>
              {sender.email}
            </a>
          </div>
        </td>
      </tr>
    </tbody>
  </table>
)
