import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { useText } from '~/i18n/use-text'
import styles from './act-form.module.css'
import { Button, type ButtonLook } from './button'
import { CloseDialog, Dialog, OpenDialog } from './dialog'

type ConfirmButtonProps = {
  /** The act that is sent, and what it needs to know. */
  act: string
  values: Record<string, string | number>
  /** What the button says, before and in the question. */
  name: string
  /** The question. */
  title: string
  /** What follows from it. */
  children: ReactNode
  look?: ButtonLook
}

/** A button whose act asks once more before it is done. */
export function ConfirmButton({ act, values, name, title, children, look = 'usual' }: ConfirmButtonProps) {
  const { t } = useText()
  const id = useId()
  return (
    <>
      <OpenDialog opens={id} look={look}>
        {name}
      </OpenDialog>
      <Dialog id={id} title={title}>
        <Form method="post" className={styles.form}>
          <input type="hidden" name="act" value={act} />
          {Object.entries(values).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <div>{children}</div>
          <div className={styles.actions}>
            <Button look="danger">{name}</Button>
            <CloseDialog closes={id}>{t('office:form.cancel')}</CloseDialog>
          </div>
        </Form>
      </Dialog>
    </>
  )
}
