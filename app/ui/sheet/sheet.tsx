import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import { Icon } from '../shell/icon'
import styles from './sheet.module.css'

type SheetProps = {
  id: string
  /** `id` of its heading. */
  labelledBy: string
  /** Its content answers the visitor, so it stands open in its place. */
  isAnswered?: boolean
  children: ReactNode
}

/**
 * Content that comes up over the page: from below on a phone, from the right on a wide screen. The browser opens and
 * closes it without script (`OpenSheet`); a link to something in it shows it in its own place on the page.
 */
export function Sheet({ id, labelledBy, isAnswered, children }: SheetProps) {
  const { t } = useText()
  return (
    <dialog
      popover="auto"
      id={id}
      className={styles.sheet}
      data-answered={isAnswered ? '' : undefined}
      aria-labelledby={labelledBy}
      closedby="any"
    >
      <button
        type="button"
        {...commandOn(id, 'close')}
        popoverTargetAction="hide"
        className={styles.close}
        aria-label={t('ui:close')}
      >
        <Icon name="close" />
      </button>
      {children}
    </dialog>
  )
}

type OpenSheetProps = { opens: string; className?: string | undefined; children: ReactNode }

/** Opens a sheet; a browser that knows no commands opens it as a popover. */
export const OpenSheet = ({ opens, className, children }: OpenSheetProps) => (
  <button type="button" {...commandOn(opens, 'show-modal')} className={className} aria-haspopup="dialog">
    {children}
  </button>
)

/** The attributes of a button that opens or closes a dialog. React's types do not know commands yet. */
const commandOn = (id: string, command: 'show-modal' | 'close') => ({
  popoverTarget: id,
  ...{ commandfor: id, command },
})
