import type { ConsentDialogProps } from '~/features/consent/public'
import { consentVersion } from '~/features/consent/public.server'
import type { TitleSetting } from '~/features/forms/public'
import { brusselsDay } from '~/kernel/calendar'
import type { Locale } from '~/kernel/locale'
import { moneyLocaleOf } from '~/kernel/money'
import { groupPhone, telHref } from '~/kernel/phone'
import type { App } from '~/platform/app.server'
import { isDatabaseProblem } from '~/platform/database-problem'
import { versioned } from '~/platform/versioned.server'
import type { ShellData } from '~/ui/shell/shell-data'
import { renderMarkdown } from './markdown'
import { markdownPlaceOf } from './markdown-place.server'
import { siteOf, siteOrLast } from './site.server'
import { menuOf } from './site-menu.server'
import {
  hrefOfLink,
  localise,
  localisePublic,
  pageById,
  pageOfScreen,
  pathOf,
  type Site,
  targetOf,
} from './site-model'
import { imageOf, pictureIn } from './site-picture'
import { socialImageOf, socialPictureOf } from './social-picture'
import type { ContentImage } from './values.schema'

type ShellLoaded = {
  shell: ShellData
  publicUrl: string
  defaultLocale: Locale
  /** Language whose style amounts have on the page (P3). */
  moneyLocale: Locale
  year: number
  /** The agency's colours, as a style sheet that the policy allows by its hash. */
  style: string
  /** `#rrggbb`, for the browser's theme colour. */
  themeColour?: string
  consent: ConsentDialogProps
  /** Address of the agency's privacy policy for submitted data. */
  privacyHref: string | undefined
  /** How forms ask for the form of address. */
  titles: TitleSetting
}

/** Data of the shell around every page, in the page's language. */
export async function shellOf(app: App): Promise<ShellLoaded> {
  const { publicUrl, mediaBaseUrl } = app.config
  const place = { locale: app.locale, base: mediaBaseUrl }
  const around = await shells(app.db, place).catch(async (error: unknown) => {
    if (isDatabaseProblem(error)) return shellFrom(await siteOrLast(app.db), place)
    throw error
  })
  return { ...around, publicUrl, year: Number(brusselsDay(app.clock.now()).slice(0, 4)) }
}

/** Data of the cookie dialog: its texts, and the agency's cookie policy. */
function consentIn(site: Site, locale: Locale): ConsentDialogProps {
  const policy = pageById(site, site.roles.cookies)
  return {
    version: consentVersion(locale, policy ? localise(site, locale)(policy.body) : ''),
    policyHref: policy && targetOf(policy, locale),
    siteInfo: site.siteInfo,
  }
}

/** Cached per language until the agency's content changes. */
const shells = versioned(
  async (db, place: Place) => shellFrom(await siteOf(db), place),
  ({ locale, base }) => `${locale} ${base}`,
)

/** @property base - of the addresses of pictures */
type Place = { locale: Locale; base: string }

function shellFrom(site: Site, { locale, base }: Place) {
  const privacy = pageById(site, site.roles.privacy)
  return {
    shell: shellIn(site, locale, base),
    defaultLocale: site.languages.default,
    moneyLocale: moneyLocaleOf(site.languages.amounts, locale),
    style: site.style,
    themeColour: site.brand.colours.primary,
    consent: consentIn(site, locale),
    privacyHref: privacy && targetOf(privacy, locale),
    titles: site.forms,
  }
}

function shellIn(site: Site, locale: Locale, base: string): ShellData {
  const localiseText = localise(site, locale)
  const { header, identity, brand } = site
  return {
    siteName: identity.name,
    tagline: localiseText(identity.tagline),
    logoSvg: brand.logo && site.drawings.get(brand.logo),
    logo: header.logo,
    menu: menuOf(site, locale),
    maxItems: header.maxItems,
    drawer: header.drawer,
    languageSwitcher: header.languageSwitcher,
    topBar: topBarIn(site, locale),
    locales: site.locales,
    flags: site.languages.flags,
    freeEvaluation: freeEvaluationIn(site, locale),
    identity: site.isLoaded ? identityIn(identity, localiseText) : undefined,
    footer: footerIn(site, locale, base),
    popup: popupIn(site, locale, base),
    socialPicture: socialPictureIn(site, locale, base),
  }
}

/** The site's picture for shared links: the home page's. */
function socialPictureIn(site: Site, locale: Locale, base: string): ShellData['socialPicture'] {
  const home = pageOfScreen(site, 'home')
  const pictureOf = pictureIn(site.pictures, localise(site, locale), base)
  return socialPictureOf(pictureOf(home && socialImageOf(home)))
}

const topBarIn = (site: Site, locale: Locale): ShellData['topBar'] =>
  site.topBar
    .filter(({ status }) => status === 'Published')
    .flatMap(({ label, link, icon, colour }) => {
      const href = hrefOfLink(site, link, locale)
      return href ? [{ label: localise(site, locale)(label), href, icon, colour }] : []
    })

/** The valuation that the agency offers in its header, where its page has an address, in the language or elsewhere. */
export function freeEvaluationIn(site: Site, locale: Locale): ShellData['freeEvaluation'] {
  const { freeEvaluation } = site.header
  const page = pageById(site, freeEvaluation?.page)
  const href = page && targetOf(page, locale)
  return freeEvaluation && href ? { title: localise(site, locale)(freeEvaluation.title), href } : undefined
}

function footerIn(site: Site, locale: Locale, base: string): ShellData['footer'] {
  const localiseText = localisePublic(site, locale)
  const place = markdownPlaceOf(site, locale, base)
  const { columns, copyright, links, newsletter, colours } = site.footer
  return {
    columns: columns.map(({ title, introText, fullText, images, col }) => {
      const markdown = localiseText(fullText)
      return {
        title: localiseText(title),
        intro: localiseText(introText),
        html: markdown && renderMarkdown(markdown, place),
        images: images.flatMap((image) => shellImage(site, image, locale, base) ?? []),
        col,
      }
    }),
    newsletter: site.isLoaded && newsletter,
    colour: colours.background,
    copyright: localise(site, locale)(copyright),
    links: links.flatMap((id) => linkTo(site, id, locale)),
    consent: cookiePolicyIn(site, locale),
  }
}

/** One on another site is none here: "cookie settings" opens the dialog, so it may not announce a new tab. */
function cookiePolicyIn(site: Site, locale: Locale): ShellData['footer']['consent'] {
  const policy = pageById(site, site.roles.cookies)
  const href = policy && pathOf(policy, locale)
  return href ? { href } : undefined
}

function linkTo(site: Site, id: string, locale: Locale) {
  const page = pageById(site, id)
  const href = page && targetOf(page, locale)
  return page && href ? [{ title: localise(site, locale)(page.title), href }] : []
}

function popupIn(site: Site, locale: Locale, base: string): ShellData['popup'] {
  const { popup } = site
  if (!popup?.isPublished || popup.delay === 0) return undefined
  const localiseText = localise(site, locale)
  const link = localiseText(popup.link)
  return {
    delay: popup.delay,
    title: localiseText(popup.title) || undefined,
    description: localiseText(popup.description) || undefined,
    href: link ? hrefOfLink(site, link, locale) : undefined,
    image: popup.media && shellImage(site, popup.media, locale, base),
  }
}

function shellImage(site: Site, image: ContentImage, locale: Locale, base: string) {
  const picture = pictureIn(site.pictures, localise(site, locale), base)(image)
  return picture && imageOf(picture, '(min-width: 767px) 400px, 92vw')
}

const identityIn = (
  identity: Site['identity'],
  localiseText: (text: Site['identity']['city']) => string,
): ShellData['identity'] => ({
  legalName: identity.legalName,
  address: `${identity.street}, ${identity.zip} ${localiseText(identity.city)}`,
  phone: groupPhone(identity.phone),
  phoneHref: telHref(identity.phone),
  email: identity.email,
  companyNumber: identity.companyNumber,
  vatNumber: identity.vatNumber,
  licence: identity.licence,
  insurer: identity.insurer,
  policyNumber: identity.policyNumber,
  conductUrl:
    typeof identity.conductUrl === 'string' ? identity.conductUrl : localiseText(identity.conductUrl),
  country: localiseText(identity.country),
})
