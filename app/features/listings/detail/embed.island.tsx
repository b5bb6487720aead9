import { useEffect, useState } from 'react'
import { DrawnIcon } from '~/ui/shell/drawn-icon'
import * as iconLines from '~/ui/shell/icon-lines'
import styles from './media-section.module.css'

export type EmbedProps = {
  kind: 'video' | 'tour'
  /** Address of the service's player, or of the file. */
  player: string
  isFile: boolean
  /** Name of the player. */
  title: string
  upright: boolean
  texts: { explain: string; allow: string; show: string; settings: string }
}

/**
 * Loads a video or tour of another service only when its visitor asks for it. The text beside the button says who
 * receives data, so pressing it is consent to that one embed. When consent to social media is withdrawn the frame is
 * removed.
 * @see docs/security.md, "Consent and tags"
 */
export default function Embed(props: EmbedProps) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const hear = (event: Event) => {
      if (!(event as CustomEvent<{ social: boolean }>).detail.social) setShown(false)
    }
    document.addEventListener('pignon:consent', hear)
    return () => document.removeEventListener('pignon:consent', hear)
  }, [])
  return (
    <div className={styles.stage} data-upright={props.upright ? '' : undefined}>
      {isShown ? <Player {...props} /> : <Offer {...props} onShow={() => setShown(true)} />}
    </div>
  )
}

/** Moves the focus to the player, so that keyboard users continue there. */
const focus = (player: HTMLElement | null) => player?.focus()

const Player = (props: EmbedProps) => (props.isFile ? <Film {...props} /> : <Frame {...props} />)

const Film = ({ player, title }: EmbedProps) => (
  // biome-ignore lint/a11y/useMediaCaption: the feed names a file, never its captions
  <video ref={focus} aria-label={title} src={player} controls autoPlay playsInline />
)

const Frame = ({ player, title }: EmbedProps) => (
  <iframe
    ref={focus}
    title={title}
    allow="fullscreen; encrypted-media; picture-in-picture"
    // YouTube's player refuses to play unless the page sends a referrer.
    referrerPolicy="strict-origin-when-cross-origin"
    src={player}
  />
)

/**
 * One button over the listing's picture, and below it which service will receive data; `embeds.client.ts` sets which
 * words of the button fit the consent. The text below stays the same, so nothing moves when the script comes late.
 */
const Offer = ({ kind, texts, onShow }: EmbedProps & { onShow: () => void }) => (
  <div className={styles.offer}>
    <button type="button" className={styles.show} data-embed-show="" onClick={onShow}>
      <DrawnIcon lines={kind === 'video' ? iconLines.play : iconLines.tour} />
      <span className={styles.asking}>{texts.allow}</span>
      <span className={styles.allowed}>{texts.show}</span>
    </button>
    <p className={styles.explain}>
      {texts.explain}{' '}
      <button type="button" className={styles.settings} data-open-consent="" data-embed-settings="">
        {texts.settings}
      </button>
    </p>
  </div>
)
