/** `kind` of a document that is the plan of one unit, shown in the price list instead of among the documents. */
export const unitPlanKind = 'unit-plan'
