/**
 * Inspection of the electrical installation of a listing. A report that says "compliant" is valid for so many years;
 * the buyer of an installation that is not has so many months after the deed to mend it.
 * @see docs/facts.md, "What an advertisement must say"
 */
export const electricityInspection = { validYears: 25, mendingMonths: 18 } as const
