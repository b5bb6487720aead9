import { Icon } from '../shell/icon'

type ContactButtonsProps = {
  contact: { phone: string; phoneHref: string; email: string }
  /** The call is the main action of the page. */
  mainCall?: boolean
  /** Who is called, above the number, where there are several to call. */
  call?: string
}

/** A call and a mail, as buttons that show where they go. */
export const ContactButtons = ({
  contact: { phone, phoneHref, email },
  mainCall = false,
  call,
}: ContactButtonsProps) => (
  <>
    <a href={phoneHref} className={mainCall ? 'button button-main' : 'button'}>
      <Icon name="phone" />
      {call ? (
        <span>
          {call}
          <br />
          {phone}
        </span>
      ) : (
        phone
      )}
    </a>
    <a href={`mailto:${email}`} className="button">
      <Icon name="mail" />
      {email}
    </a>
  </>
)
