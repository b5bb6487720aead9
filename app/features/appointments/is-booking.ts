/** Whether a form of this name books a time. */
export const isBooking = (form: string | undefined) => form?.startsWith('book-') === true
