export { contactDemand } from './contact-demand.form'
export { OwnerLedgerView } from './owner-ledger-view'
export { toOwnerSheet } from './owner-sheet'
