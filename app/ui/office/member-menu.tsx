import { Form, Link } from 'react-router'
import { useText } from '~/i18n/use-text'
import { OpenDialog } from './dialog'
import { Face } from './face'
import { keysHelpId } from './keys-help'
import styles from './member-menu.module.css'
import { OfficeIcon } from './office-icon'

export type ShownMember = {
  name: string
  email: string
  /** Their role in words. */
  role: string
  /** Address of their picture. */
  picture?: string | undefined
  accountHref: string
  /** The form that logs out, and the value of its button. */
  logOut: { action: string; name: string; value: string }
}

type MemberMenuProps = { member: ShownMember; siteHref: string; keysOn: boolean }

const menuId = 'office-member'

/** Who is logged in, and the ways to their account, to the site and out. The browser opens it, also without script. */
export function MemberMenu({ member, siteHref, keysOn }: MemberMenuProps) {
  const { t } = useText()
  const { name, email, role, picture, accountHref, logOut } = member
  return (
    <div>
      <button type="button" popoverTarget={menuId} className={styles.open}>
        <Face name={name} picture={picture} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.role}>{role}</span>
        </span>
        <span className="visually-hidden">{`, ${t('office:member.menu')}`}</span>
      </button>
      <div popover="auto" id={menuId} className={styles.menu}>
        <p className={styles.who}>
          <b>{name}</b>
          <span>{email}</span>
        </p>
        <ul>
          <li>
            <Link to={accountHref}>
              <OfficeIcon name="person" />
              {t('office:member.account')}
            </Link>
          </li>
          {keysOn && (
            <li className={styles.keys}>
              <OpenDialog opens={keysHelpId}>
                <OfficeIcon name="keys" />
                {t('office:keys.title')}
                <kbd>?</kbd>
              </OpenDialog>
            </li>
          )}
          <li>
            <a href={siteHref}>
              <OfficeIcon name="site" />
              {t('office:member.site')}
            </a>
          </li>
          <li>
            <Form method="post" action={logOut.action}>
              <button type="submit" name={logOut.name} value={logOut.value}>
                <OfficeIcon name="out" />
                {t('office:member.logOut')}
              </button>
            </Form>
          </li>
        </ul>
      </div>
    </div>
  )
}
