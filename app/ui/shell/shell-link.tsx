import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import { isCurrent } from './is-current'
import { isExternal } from './is-external'

type ShellLinkProps = {
  href: string
  className?: string
  /** Opens in a new tab; so does every address of another site (L6). */
  external?: boolean
  /** Path of the current page, if the link marks itself as current. */
  path?: string
  children: ReactNode
}

/** A link that the agency's content names; an external one says so. */
export function ShellLink({ href, className, external, path, children }: ShellLinkProps) {
  const { t } = useText()
  if (external || isExternal(href)) {
    return (
      <a href={href} className={className} target="_blank" rel="noopener">
        {children}
        <span className="visually-hidden"> ({t('ui:newTab')})</span>
      </a>
    )
  }
  return (
    <a href={href} className={className} aria-current={path ? isCurrent(href, path) : undefined}>
      {children}
    </a>
  )
}
