/** SECRET of the product under test: commands that tests run beside it share it. */
export const productSecret = 'the secret of the product under test'
