import { acrossPhone, Picture, type PictureSource } from '~/features/media/public'
import { useText } from '~/i18n/use-text'
import { colonIn } from '~/kernel/colon'
import { Island } from '~/ui/island/island'
import { SnapRow } from '~/ui/snap-row/snap-row'
import { Section } from '../page/section'
import Embed from './embed.island'
import type { MediaLink } from './listing-media'
import styles from './media-section.module.css'

type MediaSectionProps = {
  media: MediaLink[]
  title: string
  /** Pictures of the listing: the last ones, which its head shows last, stand for the players. */
  posters: PictureSource[]
}

/**
 * Videos and virtual tours (D2). The service is not contacted before the visitor asks for it (`embed.island.tsx`). The
 * link to it works for everybody, with or without script.
 */
export function MediaSection({ media, title, posters }: MediaSectionProps) {
  if (media.length === 0) return null
  return (
    <Section id="media">
      <SnapRow>
        <div className={styles.all} data-embeds="">
          {media.map((link, at) => (
            <Media key={link.href} link={link} title={title} poster={posters.at(-1 - at) ?? posters[0]} />
          ))}
        </div>
      </SnapRow>
    </Section>
  )
}

type MediaProps = Pick<MediaSectionProps, 'title'> & { link: MediaLink; poster: PictureSource | undefined }

function Media({ link, title, poster }: MediaProps) {
  const { t } = useText()
  const { kind, service } = link
  return (
    <figure className={styles.embed} data-kind={kind}>
      <Stage link={link} title={title} poster={poster} />
      <figcaption className={styles.caption}>
        <strong>{t(`listings:media.${kind}`)}</strong>
        <a href={link.href} target="_blank" rel="noopener noreferrer">
          {t('listings:media.open', { service })}
        </a>
      </figcaption>
    </figure>
  )
}

function Stage({ link, title, poster }: MediaProps) {
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
  return (
    <div className={styles.frame} data-upright={upright ? '' : undefined}>
      <Poster picture={poster} />
      <Island name="embed" of={Embed} props={{ kind, player, isFile, title: name, upright, texts }} />
    </div>
  )
}

/** The listing itself, not a picture of the service, which would have to be asked for it. */
const Poster = ({ picture }: { picture: PictureSource | undefined }) => (
  <div className={styles.poster} aria-hidden="true">
    {picture && (
      <Picture
        picture={picture}
        sizes={`(min-width: 767px) 420px, ${acrossPhone}`}
        widths={[400, 600]}
        ratio="4:3"
      />
    )}
  </div>
)
