/** Id of the filter's form, for fields outside it that belong to it. */
export const filterFormId = 'list-filter'
