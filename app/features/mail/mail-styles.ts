import type { CSSProperties } from 'react'
import { readableOn } from '~/features/content/public.server'
import type { MailSender } from './mail'

export type MailStyles = ReturnType<typeof mailStyles>

const text = 'Manrope, "Segoe UI", Arial, sans-serif'
const headings = 'Fraunces, Georgia, serif'

/** What mail programs know of style sheets is too little: each element carries its own style. */
export const mailStyles = ({ primary, action, paper, ink }: MailSender['colours']) =>
  ({
    body: { margin: 0, padding: 0, background: paper, color: ink, fontFamily: text },
    ground: { background: paper },
    margin: { padding: '24px 12px' },
    sheet: { maxWidth: 600, background: '#ffffff', border: '1px solid #e4e0d6', borderRadius: 8 },
    head: { padding: '16px 28px', borderRadius: '8px 8px 0 0', backgroundColor: primary },
    name: { color: '#ffffff', font: `500 26px/40px ${headings}`, textDecoration: 'none' },
    emblem: {
      display: 'inline-block',
      marginRight: 12,
      border: 0,
      borderRadius: 8,
      verticalAlign: 'middle',
    },
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
    buttonFrame: { margin: '8px 0 24px' },
    // The cell has the colour too: Outlook knows no padding at a link.
    buttonCell: { borderRadius: 6, backgroundColor: action, textAlign: 'center' },
    button: {
      display: 'block',
      padding: '13px 26px',
      border: `1px solid ${action}`,
      borderRadius: 6,
      color: '#ffffff',
      fontWeight: 700,
      lineHeight: 1.3,
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

/** Grounds, words and lines where the reader's mail program is dark. */
const dark = { ground: '#141a17', sheet: '#1e2622', ink: '#e9ece7', muted: '#aab4ad', line: '#3f4b44' }

/**
 * What no style at an element can say: a dark mail program, and a phone. Programs that know no style sheets show the
 * styles at the elements.
 */
export const mailSheet = ({ primary }: MailSender['colours']): string => {
  const words = readableOn(dark.sheet, primary)
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (prefers-color-scheme:dark){',
    `body,.ground{background:${dark.ground}!important}`,
    `.sheet{background:${dark.sheet}!important;border-color:${dark.line}!important;color:${dark.ink}!important}`,
    `.sheet h1,.sheet h2,.content a:not(.button),.foot a{color:${words}!important}`,
    `.muted,.foot{color:${dark.muted}!important}`,
    `.line{border-color:${dark.line}!important}`,
    `blockquote{border-color:${words}!important}`,
    '}',
    '@media (max-width:479px){',
    '.margin{padding:0!important}',
    '.sheet{border-width:0 0 1px!important;border-radius:0!important}',
    '.head{border-radius:0!important}',
    '.head,.content,.foot{padding-left:16px!important;padding-right:16px!important}',
    '.sheet h1{font-size:24px!important}',
    '.wide{width:100%!important}',
    '.fact th,.fact td{display:block!important}',
    '.fact th{padding-bottom:0!important;border-bottom:0!important}',
    '.fact td{padding-top:0!important}',
    '}',
  ].join('')
}
