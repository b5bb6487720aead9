export { bookValuation } from './book-valuation.form'
export { bookViewing } from './book-viewing.form'
