import { useText } from '~/i18n/use-text'
import { colonIn } from '~/kernel/colon'
import { Icon } from '~/ui/shell/icon'
import { Section } from '../page/section'
import type { MediaLink } from './listing-media'
import styles from './media-section.module.css'

/**
 * Videos and virtual tours (D2). Nothing is asked of the service before the visitor says so: `embeds.client.ts`
 * shows the button that does. The link out is there for everybody, with or without script.
 */
export function MediaSection({ media, title }: { media: MediaLink[]; title: string }) {
  if (media.length === 0) return null
  return (
    <Section id="media">
      <div className={styles.all} data-embeds="">
        {media.map((link) => (
          <Embed key={link.href} link={link} title={title} />
        ))}
      </div>
    </Section>
  )
}

function Embed({ link, title }: { link: MediaLink; title: string }) {
  const { t, locale } = useText()
  const { kind, service, player } = link
  const name = t(`listings:media.${kind}`)
  return (
    <figure className={styles.embed} data-kind={kind}>
      {player ? (
        <div
          className={styles.stage}
          data-embed={player}
          data-upright={link.upright ? '' : undefined}
          data-title={`${name}${colonIn(locale)} ${title}`}
        >
          <Offer {...link} />
        </div>
      ) : (
        <p>{t('listings:media.elsewhere', { service })}</p>
      )}
      <figcaption className={styles.caption}>
        <strong>{name}</strong>
        <a href={link.href} target="_blank" rel="noopener noreferrer">
          {t('listings:media.open', { service })}
        </a>
      </figcaption>
    </figure>
  )
}

/** Says who will learn what, and asks; the script chooses the words that fit the consent. */
function Offer({ kind, service }: MediaLink) {
  const { t } = useText()
  return (
    <div className={styles.offer}>
      <span className={styles.sign}>
        <Icon name={kind === 'video' ? 'play' : 'tour'} />
      </span>
      <p>{t('listings:media.explain', { service })}</p>
      <p className={styles.buttons}>
        <button
          type="button"
          className="button button-main"
          data-embed-show=""
          data-allowed={t(`listings:media.show.${kind}`)}
          hidden
        >
          {t(`listings:media.allow.${kind}`)}
        </button>
        <button type="button" className="button" data-open-consent="" data-embed-settings="" hidden>
          {t('listings:media.settings')}
        </button>
      </p>
    </div>
  )
}
