import { useText } from '~/i18n/use-text'
import styles from './form.module.css'
import type { Preview } from './form-answer'

/**
 * What there is for what is filled in. Without script a button asks for it; it sends the form and not an address
 * with its values, which would stand in logs with everything personal in them.
 */
export function PreviewLine({ preview: { fields, src, said }, id }: { preview: Preview; id: string }) {
  const { t } = useText()
  return (
    <div className={styles.preview} id={id}>
      <p role="status" data-preview={src} data-preview-fields={fields.join(' ')}>
        {said.text} {said.link && <a href={said.link.href}>{said.link.text}</a>}
      </p>
      <button type="submit" name="look" value="yes" formAction={`#${id}`} className="button" data-look="">
        {t('forms:look')}
      </button>
    </div>
  )
}
