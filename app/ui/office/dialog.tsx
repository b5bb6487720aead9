import { type ComponentProps, type ReactNode, useId } from 'react'
import { useText } from '~/i18n/use-text'
import { Button, type ButtonLook, buttonClass } from './button'
import styles from './dialog.module.css'
import { OfficeIcon } from './office-icon'

type DialogProps = { id: string; title: string; children: ReactNode }

/**
 * A window over the page. The browser opens and closes it without script, by `OpenDialog`, keeps the focus within and
 * gives it back.
 */
export function Dialog({ id, title, children }: DialogProps) {
  const { t } = useText()
  const titleId = useId()
  return (
    <dialog popover="auto" id={id} className={styles.dialog} aria-labelledby={titleId} closedby="any">
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <Button
          type="button"
          look="quiet"
          isIconOnly
          {...commandOn(id, 'close')}
          popoverTargetAction="hide"
          aria-label={t('ui:close')}
        >
          <OfficeIcon name="close" />
        </Button>
      </div>
      {children}
    </dialog>
  )
}

type OpenDialogProps = Omit<ComponentProps<'button'>, 'type'> & { opens: string; look?: ButtonLook }

/** Opens a dialog; a browser that knows no commands opens it as a popover. Without a look it takes that of its place. */
export const OpenDialog = ({ opens, look, ...rest }: OpenDialogProps) => (
  <button
    {...rest}
    type="button"
    className={look && buttonClass(look)}
    {...commandOn(opens, 'show-modal')}
    aria-haspopup="dialog"
  />
)

/** Closes the dialog that it stands in, and nothing else. */
export const CloseDialog = ({ closes, children }: { closes: string; children: ReactNode }) => (
  <Button type="button" {...commandOn(closes, 'close')} popoverTargetAction="hide">
    {children}
  </Button>
)

/** React's types do not know commands yet. */
const commandOn = (id: string, command: 'show-modal' | 'close') => ({
  popoverTarget: id,
  ...{ commandfor: id, command },
})
