import { Icon } from '~/ui/shell/icon'

type StepButtonProps = { by: -1 | 1; label: string; className: string | undefined }

/** To the previous or the next picture. Only script can step, so script shows it. */
export const StepButton = ({ by, label, className }: StepButtonProps) => (
  <button type="button" className={className} data-step={by} hidden aria-label={label}>
    <Icon name="arrow" />
  </button>
)
