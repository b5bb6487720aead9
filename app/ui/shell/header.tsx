import type { ReactNode } from 'react'
import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import type { PageInfo } from '../page/page-info'
import { Drawer } from './drawer'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch'
import { homeLogoWidth, isWide, Logo } from './logo'
import { MainMenu } from './main-menu'
import type { ShellData } from './shell-data'
import { ShellLink } from './shell-link'

type HeaderProps = {
  shell: ShellData
  alternates: Partial<Record<string, string>>
  path: string
  over: PageInfo['headerOver']
  /** It scrolls away with the page. */
  still: boolean
  /** Links of the features, beside the languages. */
  tools?: ReactNode
}

/**
 * One row: logo, menu and languages (S1); on small screens the menu is in the drawer (S2). The top bar's links stand in
 * the menu and in the footer.
 */
export function Header({ shell, alternates, path, over, still, tools }: HeaderProps) {
  const { t, locale } = useText()
  const isLarge = (shell.logo === 'large' || path === pathTo(locale, 'home')) && !isWide(shell.logoSvg)
  const drawer = <Drawer shell={shell} alternates={alternates} path={path} />
  return (
    <header
      className={styles.header}
      data-over={over}
      data-still={still ? '' : undefined}
      data-logo={isLarge ? 'large' : undefined}
    >
      <div
        className={`content ${styles.bar}`}
        data-drawer={shell.drawer}
        data-centred={shell.menu.length < 2 ? '' : undefined}
      >
        {shell.drawer === 'left' && drawer}
        <a
          href={pathTo(locale, 'home')}
          className={styles.logo}
          aria-label={t('ui:toHome', { name: shell.siteName })}
        >
          <Logo svg={shell.logoSvg} name={shell.siteName} />
        </a>
        {shell.menu.length + shell.topBar.length > 0 && (
          <MainMenu
            items={shell.menu}
            links={shell.topBar}
            maxItems={shell.maxItems}
            beside={{
              logoWidth: homeLogoWidth(shell.logoSvg),
              languages: languagesOf(shell).length,
              flags: shell.flags,
              action: shell.freeEvaluation?.title,
            }}
            path={path}
          />
        )}
        <RightZone shell={shell} alternates={alternates} path={path} tools={tools} />
        {shell.drawer === 'right' && drawer}
      </div>
    </header>
  )
}

/** Those to choose from, if there is a choice. */
const languagesOf = ({ languageSwitcher, locales }: ShellData) =>
  languageSwitcher && locales.length > 1 ? locales : []

type RightZoneProps = Pick<HeaderProps, 'shell' | 'alternates' | 'path' | 'tools'>

function RightZone({ shell, alternates, path, tools }: RightZoneProps) {
  const { flags, freeEvaluation } = shell
  const locales = languagesOf(shell)
  return (
    <div className={styles.right}>
      <div className={styles.tools}>
        {tools}
        {locales.length > 0 && (
          <div className={styles.switch}>
            <LanguageSwitch locales={locales} alternates={alternates} path={path} flags={flags} />
          </div>
        )}
      </div>
      {freeEvaluation && (
        <ShellLink href={freeEvaluation.href} className={`button ${styles.action}`}>
          {freeEvaluation.title}
        </ShellLink>
      )}
    </div>
  )
}
