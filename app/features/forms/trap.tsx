import { trapName } from './trap-name'

/** A field that people neither see nor reach, and are told to leave alone where they do. */
export function Trap({ id, label }: { id: string; label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={trapName} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
