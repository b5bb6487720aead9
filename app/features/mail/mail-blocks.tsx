import { Fragment } from 'react'
import type { MailBlock, MailCard, MailFact, MailPerson } from './mail'
import type { MailStyles } from './mail-styles'

export function Block({ block, styles }: { block: MailBlock; styles: MailStyles }) {
  switch (block.type) {
    case 'text':
      return <p style={styles.paragraph}>{block.text}</p>
    case 'heading':
      return <h2 style={styles.heading}>{block.text}</h2>
    case 'lines':
      return (
        <p style={styles.paragraph}>
          {block.text.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a mail never change places
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>
      )
    case 'quote':
      return <blockquote style={styles.quote}>{block.text}</blockquote>
    case 'facts':
      return <Facts facts={block.facts} styles={styles} />
    case 'button':
      return <Button text={block.text} href={block.href} styles={styles} />
    case 'links':
      return <Links links={block.links} styles={styles} />
    case 'card':
      return <Card card={block.card} styles={styles} />
    case 'person':
      return <Person person={block.person} styles={styles} />
    case 'note':
      return (
        <p className="muted" style={styles.note}>
          {block.text}{' '}
          {block.link && (
            <a href={block.link.href} style={styles.link}>
              {block.link.text}
            </a>
          )}
        </p>
      )
  }
}

const Button = ({ text, href, styles }: { text: string; href: string; styles: MailStyles }) => (
  <table role="presentation" cellPadding="0" cellSpacing="0" className="wide" style={styles.buttonFrame}>
    <tbody>
      <tr>
        <td style={styles.buttonCell}>
          <a href={href} className="button" style={styles.button}>
            {text}
          </a>
        </td>
      </tr>
    </tbody>
  </table>
)

type LinksProps = { links: Extract<MailBlock, { type: 'links' }>['links']; styles: MailStyles }

/** A list of one is a line. */
function Links({ links, styles }: LinksProps) {
  const drawn = links.map(({ text, href }) => (
    <a key={href} href={href} style={styles.link}>
      {text}
    </a>
  ))
  if (drawn.length === 1) return <p style={styles.paragraph}>{drawn}</p>
  return (
    <ul>
      {drawn.map((link) => (
        <li key={link.key}>{link}</li>
      ))}
    </ul>
  )
}

function Facts({ facts, styles }: { facts: MailFact[]; styles: MailStyles }) {
  return (
    <table style={styles.facts}>
      <tbody>
        {facts.map(({ label, value, href }) => (
          <tr key={label} className="fact">
            <th scope="row" className="muted line" style={styles.label}>
              {label}
            </th>
            <td className="line" style={styles.value}>
              {href ? (
                <a href={href} style={styles.link}>
                  {value}
                </a>
              ) : (
                value
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Card({ card, styles }: { card: MailCard; styles: MailStyles }) {
  const { picture } = card
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" className="line" style={styles.card}>
      <tbody>
        {picture && (
          <tr>
            <td>
              <a href={card.href}>
                <img {...picture} alt={picture.alt} style={styles.picture} />
              </a>
            </td>
          </tr>
        )}
        <tr>
          <td style={styles.cardText}>
            <div>{card.place}</div>
            <a href={card.href} style={styles.cardTitle}>
              {card.title}
            </a>
            <div style={styles.price}>{card.price}</div>
            {card.facts && <div>{card.facts}</div>}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Person({ person, styles }: { person: MailPerson; styles: MailStyles }) {
  const { name, initials, about, phone, phoneHref, email } = person
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" style={styles.person}>
      <tbody>
        <tr>
          <td style={styles.face}>
            <div style={styles.monogram} aria-hidden="true">
              {initials}
            </div>
          </td>
          <td style={styles.personText}>
            <div className="muted" style={styles.personAbout}>
              {about}
            </div>
            <strong>{name}</strong>
            <div>
              <a href={phoneHref} style={styles.link}>
                {phone}
              </a>{' '}
              ·{' '}
              <a href={`mailto:${email}`} style={styles.link}>
                {email}
              </a>
            </div>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
