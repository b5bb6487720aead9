/** `kind` of a document that is the plan of one unit: it stands in the price list, not among the documents. */
export const unitPlanKind = 'unit-plan'
