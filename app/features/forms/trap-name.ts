/** Name of the honeypot field: people do not see it and leave it empty, programs fill in everything. */
export const trapName = 'contact_reference'
