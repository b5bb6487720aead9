import { useText } from '~/i18n/use-text'
import { type Locale, localeTags } from '~/kernel/locale'
import { documentTitle } from './document-title'
import { JsonLd } from './json-ld'
import type { PageInfo } from './page-info'

type HeadProps = {
  page: PageInfo
  siteName: string
  publicUrl: string
  defaultLocale: Locale
  /** Fallback for shared links of pages without a picture. */
  sitePicture?: PageInfo['socialPicture']
  /** The page is private. */
  isPrivate?: boolean
}

/** Title, description, canonical, language alternates and metadata of shared links. */
export function Head({ page, siteName, publicUrl, defaultLocale, sitePicture, isPrivate }: HeadProps) {
  const { locale } = useText()
  const title = documentTitle(page.title, siteName)
  const own = page.canonical && publicUrl + page.canonical
  const picture = page.socialPicture ?? (page.noindex ? undefined : sitePicture)
  const canonical = page.copyOf ? publicUrl + page.copyOf : !page.noindex && own
  return (
    <>
      <title>{title}</title>
      {page.description && <meta name="description" content={page.description} />}
      <Robots page={page} />
      {/* Other sites get no referrer. Not no-referrer, because the page's own forms would then send no origin and be
      refused. Private pages have a stricter header, so that the next page of the site does not report their address. */}
      {page.noReferrer && !isPrivate && <meta name="referrer" content="same-origin" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {!page.noindex && !page.copyOf && (
        <Alternates page={page} publicUrl={publicUrl} defaultLocale={defaultLocale} />
      )}
      {page.outlets?.map(({ type, href, title: named }) => (
        <link key={href} rel="alternate" type={type} href={publicUrl + href} title={named} />
      ))}
      <meta property="og:type" content={page.socialType ?? 'website'} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={page.socialTitle ?? page.title} />
      {page.description && <meta property="og:description" content={page.description} />}
      {own && <meta property="og:url" content={own} />}
      <meta property="og:locale" content={localeTags[locale].replace('-', '_')} />
      {picture && <SocialPicture picture={picture} publicUrl={publicUrl} />}
      {page.structuredData?.map((data) => (
        <JsonLd key={JSON.stringify(data).slice(0, 80)} data={data} />
      ))}
    </>
  )
}

function Robots({ page: { noindex, noReferrer } }: { page: PageInfo }) {
  if (!noindex && !noReferrer) return null
  const directives = [noindex ? 'noindex' : 'index', noReferrer ? 'nofollow' : 'follow']
  return <meta name="robots" content={directives.join(', ')} />
}

function Alternates({ page, publicUrl, defaultLocale }: Omit<HeadProps, 'siteName' | 'sitePicture'>) {
  const locales = (Object.keys(page.alternates) as Locale[]).filter(
    (locale) => page.indexedLocales?.includes(locale) ?? true,
  )
  const fallback = locales.includes(defaultLocale) ? defaultLocale : locales[0]
  return (
    <>
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={publicUrl + page.alternates[locale]} />
      ))}
      {fallback && <link rel="alternate" hrefLang="x-default" href={publicUrl + page.alternates[fallback]} />}
    </>
  )
}

function SocialPicture({
  picture,
  publicUrl,
}: {
  picture: NonNullable<PageInfo['socialPicture']>
  publicUrl: string
}) {
  const url = new URL(picture.url, publicUrl).href
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
