import './office.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { KeysHelp } from './keys-help'
import { MemberMenu, type ShownMember } from './member-menu'
import { MoreSheet } from './more-sheet'
import type { NavGroup } from './nav'
import { OfficeNav } from './office-nav'
import styles from './shell.module.css'
import { type News, Toasts } from './toasts'
import { useKeys } from './use-keys'

type ShellProps = {
  /** Name of the agency. */
  siteName: string
  /** Its public home page. */
  siteHref: string
  nav: readonly NavGroup[]
  member: ShownMember
  /** Whether keys lead through the back office, as the member wishes (B11). */
  keysOn: boolean
  /** What has just happened. */
  news?: readonly News[]
  children: ReactNode
}

/** The frame of every page behind the login: places, member, content, news. */
export function Shell({ siteName, siteHref, nav, member, keysOn, news = [], children }: ShellProps) {
  useClosedOnNewPage()
  useKeys({ isOn: keysOn, nav })
  return (
    <div className={styles.shell}>
      <header className={styles.side}>
        <p className={styles.name}>{siteName}</p>
        <OfficeNav groups={nav} />
        <MemberMenu member={member} siteHref={siteHref} keysOn={keysOn} />
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <MoreSheet groups={nav} />
      {keysOn && <KeysHelp nav={nav} />}
      <Toasts news={news} />
    </div>
  )
}

/** What stood open over a page does not stand over the next one. */
function useClosedOnNewPage() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
    for (const open of document.querySelectorAll('dialog')) open.close()
  }, [pathname])
}
