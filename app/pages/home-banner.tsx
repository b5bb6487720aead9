import { acrossPhone, Picture, type PictureSource, pictureUrl } from '~/features/media/public'
import { useText } from '~/i18n/use-text'
import { groundClass } from '~/ui/colour-class'
import { Icon } from '~/ui/shell/icon'
import { Slider } from '~/ui/slider/slider'
import type { BannerShown, Film } from './banner'
import styles from './home.module.css'

/** Fills the first screen of the home page behind its text (M6). Without a banner the background colour shows. */
export function HomeBanner({ banner }: { banner?: BannerShown }) {
  const ground = banner?.type === 'color' ? groundClass(banner.ground) : ''
  return (
    <div className={`${styles.heroPicture} ${ground}`}>{banner && <BannerBackground banner={banner} />}</div>
  )
}

function BannerBackground({ banner }: { banner: BannerShown }) {
  switch (banner.type) {
    case 'image':
      return <Wide picture={banner.picture} ofPhone={banner.ofPhone} priority />
    case 'gallery':
      return <Slides pictures={banner.pictures} />
    case 'properties':
      return <Slides pictures={banner.cards.flatMap(({ picture }) => picture ?? [])} />
    case 'projects':
      return <Slides pictures={banner.projects.flatMap(({ picture }) => picture ?? [])} />
    case 'video':
      return <FilmView film={banner.film} />
    case 'color':
      return null
  }
}

type WideProps = { picture: PictureSource; ofPhone?: PictureSource; priority?: boolean }

const Wide = ({ picture, ofPhone, priority = false }: WideProps) => (
  <Picture
    picture={picture}
    ofPhone={ofPhone}
    sizes={`(min-width: 767px) 100vw, ${acrossPhone}`}
    widths={[600, 1360, 1920]}
    priority={priority}
  />
)

const Slides = ({ pictures }: { pictures: PictureSource[] }) => (
  <Slider>
    {pictures.map((picture, index) => (
      <Wide key={picture.id} picture={picture} priority={index === 0} />
    ))}
  </Slider>
)

/**
 * A silent background film, `film.client.ts`. Its poster shows first, without script, and for visitors who prefer
 * reduced motion or data.
 */
function FilmView({ film }: { film: Film }) {
  const { t } = useText()
  return (
    <>
      {film.poster && <Poster picture={film.poster} ofMobile={film.mobilePoster} />}
      <video
        className={styles.film}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        hidden
        data-film={film.src}
        data-film-mobile={film.mobileSrc}
      />
      <button
        type="button"
        className={styles.filmToggle}
        data-film-toggle=""
        data-play={t('ui:slider.play')}
        aria-label={t('ui:slider.pause')}
        hidden
      >
        <Icon name="pause" />
        <Icon name="play" />
      </button>
    </>
  )
}

const Poster = ({ picture, ofMobile }: { picture: PictureSource; ofMobile?: PictureSource }) => (
  <picture>
    {ofMobile && <source media="(max-width: 766px)" srcSet={pictureUrl(ofMobile, { width: 600 })} />}
    <img
      src={pictureUrl(picture, { width: 1920 })}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      fetchPriority="high"
    />
  </picture>
)
