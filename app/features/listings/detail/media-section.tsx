import { useText } from '~/i18n/use-text'
import { colonIn } from '~/kernel/colon'
import { Island } from '~/ui/island/island'
import { Section } from '../page/section'
import Embed from './embed.island'
import type { MediaLink } from './listing-media'
import styles from './media-section.module.css'

/**
 * Videos and virtual tours (D2). The service is not contacted before the visitor asks for it (`embed.island.tsx`). The
 * link to it works for everybody, with or without script.
 */
export function MediaSection({ media, title }: { media: MediaLink[]; title: string }) {
  if (media.length === 0) return null
  return (
    <Section id="media">
      <div className={styles.all} data-embeds="">
        {media.map((link) => (
          <Media key={link.href} link={link} title={title} />
        ))}
      </div>
    </Section>
  )
}

function Media({ link, title }: { link: MediaLink; title: string }) {
  const { t } = useText()
  const { kind, service } = link
  return (
    <figure className={styles.embed} data-kind={kind}>
      <Stage link={link} title={title} />
      <figcaption className={styles.caption}>
        <strong>{t(`listings:media.${kind}`)}</strong>
        <a href={link.href} target="_blank" rel="noopener noreferrer">
          {t('listings:media.open', { service })}
        </a>
      </figcaption>
    </figure>
  )
}

function Stage({ link, title }: { link: MediaLink; title: string }) {
  const { t, locale } = useText()
  const { kind, service, player, isFile } = link
  if (!player) return <p>{t('listings:media.elsewhere', { service })}</p>
  const texts = {
    explain: t('listings:media.explain', { service }),
    allow: t(`listings:media.allow.${kind}`),
    show: t(`listings:media.show.${kind}`),
    settings: t('listings:media.settings'),
  }
  const name = `${t(`listings:media.${kind}`)}${colonIn(locale)} ${title}`
  const upright = link.upright ?? false
  return <Island name="embed" of={Embed} props={{ kind, player, isFile, title: name, upright, texts }} />
}
