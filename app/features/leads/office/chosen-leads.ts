/** Leads that are given to somebody at once. */
export const mostChosen = 200

/** `id` of the form that gives chosen leads to somebody: the boxes of the list belong to it. */
export const choiceForm = 'assign-many'

/** A lead of the list, and whose it was when the list was drawn; null: nobody's. */
type ChosenLead = { id: number; staffId: number | null }

/** What the box of a lead sends: its number, and whose it was. */
export const chosenValue = ({ id, staffId }: ChosenLead): string => `${id}.${staffId ?? 0}`

/** The leads of ticked boxes, each once; what no box sends is left aside. */
export function readChosen(values: readonly string[]): ChosenLead[] {
  const read = values.flatMap((value) => {
    const [, id, staffId] = /^([1-9]\d{0,14})\.(\d{1,15})$/.exec(value) ?? []
    return id ? [{ id: Number(id), staffId: Number(staffId) || null }] : []
  })
  return [...new Map(read.map((one) => [one.id, one])).values()]
}
