import type { CSSProperties } from 'react'
import type { MailSender } from './mail'

export type MailStyles = ReturnType<typeof mailStyles>

const text = 'Manrope, "Segoe UI", Arial, sans-serif'
const headings = 'Fraunces, Georgia, serif'

/** What mail programs know of style sheets is too little: each element carries its own style. */
export const mailStyles = ({ primary, action, paper, ink }: MailSender['colours']) =>
  ({
    body: { margin: 0, padding: 0, background: paper, color: ink, fontFamily: text },
    ground: { background: paper, padding: '24px 12px' },
    sheet: { maxWidth: 600, background: '#ffffff', border: '1px solid #e4e0d6', borderRadius: 8 },
    head: { padding: '22px 28px', borderRadius: '8px 8px 0 0', background: primary },
    name: { color: '#ffffff', font: `500 26px/1.2 ${headings}`, textDecoration: 'none' },
    content: { padding: '24px 28px', fontSize: 16, lineHeight: 1.6 },
    title: { margin: '0 0 16px', color: primary, font: `500 26px/1.2 ${headings}` },
    heading: { margin: '24px 0 8px', color: primary, font: `500 19px/1.3 ${headings}` },
    paragraph: { margin: '0 0 16px' },
    quote: {
      margin: '0 0 16px',
      padding: '8px 16px',
      borderLeft: `3px solid ${primary}`,
      whiteSpace: 'pre-wrap',
    },
    facts: { width: '100%', margin: '0 0 16px', borderCollapse: 'collapse' },
    label: {
      padding: '6px 16px 6px 0',
      borderBottom: '1px solid #e4e0d6',
      textAlign: 'left',
      verticalAlign: 'top',
      fontWeight: 400,
      color: '#55605a',
    },
    value: { padding: '6px 0', borderBottom: '1px solid #e4e0d6', whiteSpace: 'pre-wrap' },
    button: {
      display: 'inline-block',
      padding: '12px 22px',
      borderRadius: 6,
      background: action,
      color: '#ffffff',
      fontWeight: 700,
      textDecoration: 'none',
    },
    link: { color: primary },
    card: { width: '100%', margin: '0 0 16px', border: '1px solid #e4e0d6', borderRadius: 8 },
    picture: { display: 'block', width: '100%', height: 'auto', borderRadius: '8px 8px 0 0' },
    cardText: { padding: '14px 18px' },
    cardTitle: { color: primary, font: `500 18px/1.3 ${headings}`, textDecoration: 'none' },
    price: { fontWeight: 700 },
    person: { margin: '0 0 16px' },
    face: { verticalAlign: 'top' },
    monogram: {
      width: 52,
      height: 52,
      borderRadius: '50% 50% 50% 8px',
      background: primary,
      color: '#ffffff',
      font: `500 19px/52px ${headings}`,
      textAlign: 'center',
    },
    personText: { paddingLeft: 14, lineHeight: 1.45 },
    personAbout: { color: '#55605a', fontSize: 13 },
    note: { margin: '0 0 12px', color: '#55605a', fontSize: 13 },
    foot: { padding: '16px 28px 24px', color: '#55605a', fontSize: 13, lineHeight: 1.5 },
  }) satisfies Record<string, CSSProperties>
