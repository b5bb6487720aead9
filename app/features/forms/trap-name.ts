/** Of the field that people do not see, and leave empty; filled in by what fills in everything. */
export const trapName = 'contact_reference'
