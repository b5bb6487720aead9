import { Icon } from '~/ui/shell/icon'

type StepButtonProps = { by: -1 | 1; label: string; className: string | undefined }

/** Steps to the previous or next picture. It needs script, so script reveals it. */
export const StepButton = ({ by, label, className }: StepButtonProps) => (
  <button type="button" className={className} data-step={by} hidden aria-label={label}>
    <Icon name="arrow" />
  </button>
)
