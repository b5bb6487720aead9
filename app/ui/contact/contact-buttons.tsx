import { Icon } from '../shell/icon'

type ContactButtonsProps = {
  contact: { phone: string; phoneHref: string; email: string }
  /** The call is the main action of the page. */
  mainCall?: boolean
}

/** A call and a mail, as buttons that show where they go. */
export const ContactButtons = ({
  contact: { phone, phoneHref, email },
  mainCall = false,
}: ContactButtonsProps) => (
  <>
    <a href={phoneHref} className={mainCall ? 'button button-main' : 'button'}>
      <Icon name="phone" />
      {phone}
    </a>
    <a href={`mailto:${email}`} className="button">
      <Icon name="mail" />
      {email}
    </a>
  </>
)
