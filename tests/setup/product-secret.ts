/** SECRET of the product under test: tests read with it what a picture of characters says. */
export const productSecret = 'the secret of the product under test'
