import styles from './form.module.css'

/** Beside the label of a field that has to be answered; who hears it knows from the field itself. */
export const RequiredMark = ({ text }: { text: string }) => (
  <span className={styles.required} title={text} aria-hidden="true">
    {' *'}
  </span>
)
