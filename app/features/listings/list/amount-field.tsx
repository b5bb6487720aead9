type AmountField = {
  name: string
  label: string
  value: number | string | undefined
  className: string | undefined
  /** `text` where a unit may be typed. */
  mode?: 'numeric' | 'text'
}

/** A text field for a number, such as a price in euros, in a filter. */
export const AmountField = ({ name, label, value, className, mode = 'numeric' }: AmountField) => (
  <label className={className}>
    <span>{label}</span>
    <input name={name} type="text" inputMode={mode} maxLength={12} defaultValue={value} autoComplete="off" />
  </label>
)

/** @param cents - euro cents */
export const inEuros = (cents: number | undefined) => cents && cents / 100
