/**
 * Inspection of a listing's electrical installation, in Belgium. A report that says "compliant" is valid for a number of years; the
 * buyer of a non-compliant installation has a number of months after the deed to repair it.
 * @see docs/facts.md, "What an advertisement must say"
 */
export const electricityInspection = { validYears: 25, repairMonths: 18 } as const
