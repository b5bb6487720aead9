import type { ReactNode } from 'react'
import { Fold } from '~/ui/fold/fold'
import styles from './form.module.css'
import type { FoldView } from './form-view'

/** Fields that are one line until somebody wants to say more; they are sent along either way. */
export const FormFold = ({ fold, children }: { fold: FoldView; children: ReactNode }) => (
  <div className={styles.fold}>
    <Fold title={fold.title} open={fold.isOpen}>
      <div className={styles.fields}>{children}</div>
    </Fold>
  </div>
)

/** The fold that a field is in. */
export const foldOf = (folds: readonly FoldView[] = [], field: string): FoldView | undefined =>
  folds.find(({ fields }) => fields.includes(field))
