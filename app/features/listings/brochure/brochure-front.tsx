import { Face } from '~/features/content/public'
import { PicturePlaceholder, pictureUrl } from '~/features/media/public'
import { useText } from '~/i18n/use-text'
import { QrCode } from '~/ui/qr-code'
import { Logo } from '~/ui/shell/logo'
import { KeyFigures } from '../card/key-figures'
import { Price } from '../card/price'
import styles from './brochure.module.css'
import type { Brochure } from './brochure.server'

/** The front page must be readable from across a table: picture, price and telephone number. */
export function BrochureFront({ brochure }: { brochure: Brochure }) {
  const { t } = useText()
  const { agency, listing, text, textLang, stateNotice, plotSurface } = brochure
  return (
    <article className={styles.sheet} aria-label={t('listings:brochure.page', { page: 1 })}>
      <header className={styles.agency} data-still="">
        <Logo svg={agency.logoSvg} name={agency.name} />
        {agency.identity && (
          <p>
            {agency.identity.address}
            <br />
            {agency.identity.phone} · {agency.identity.email}
          </p>
        )}
      </header>
      <Cover brochure={brochure} />
      <div className={styles.head}>
        <p className={styles.place}>
          {listing.typeName} · {listing.address && `${listing.address}, `}
          {listing.zip} {listing.city}
        </p>
        <h1 className={styles.title}>{listing.title}</h1>
        <p className={styles.price}>
          <Price price={listing.price} />
        </p>
        {stateNotice && <p className={styles.notice}>{stateNotice}</p>}
        <KeyFigures card={listing} plotSurface={plotSurface} />
      </div>
      <p className={styles.text} lang={textLang}>
        {text}
      </p>
      <Contact brochure={brochure} />
    </article>
  )
}

/** All pictures load eagerly: a printer does not scroll, so lazy ones would stay blank. */
function Cover({ brochure: { cover, listing } }: { brochure: Brochure }) {
  const { t } = useText()
  return (
    <div className={styles.cover}>
      {cover ? (
        <img
          src={pictureUrl(cover, { width: 1360, ratio: '3:2' })}
          width={1360}
          height={907}
          alt={cover.alt}
        />
      ) : (
        <PicturePlaceholder label={t('listings:noPicture')} />
      )}
      {listing.ribbon && <span className={styles.ribbon}>{listing.ribbon.text}</span>}
    </div>
  )
}

function Contact({ brochure: { contact, reference, url } }: { brochure: Brochure }) {
  const { t } = useText()
  return (
    <footer className={styles.contact}>
      <div className={styles.agent}>
        {contact.person && <Face person={contact.person} size="small" />}
        <div>
          <p className={styles.quiet}>{t('listings:brochure.contact')}</p>
          <p className={styles.name}>{contact.name}</p>
          {contact.licence && <p>{t('listings:contact.licence', { licence: contact.licence })}</p>}
          <p>{contact.phone}</p>
          <p>{contact.email}</p>
          <p className={styles.quiet}>{t('listings:contact.reference', { id: reference })}</p>
        </div>
      </div>
      <p className={styles.scan}>{t('listings:brochure.scan')}</p>
      <QrCode text={url} label={t('listings:brochure.scan')} className={styles.code} />
    </footer>
  )
}
