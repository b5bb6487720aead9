export { noteKnownErasures, type RepeatedErasures, repeatErasures } from './erase-again.server'
export {
  journalIn,
  journalOf,
  type NotedErasure,
  noteErasures,
  readJournal,
} from './erasure-journal.server'
export { findErasures } from './erasures.repo.server'
export { repeatErasuresAtStart, repeatErasuresWhenBack } from './erasures-at-start.server'
export { forgetQueue, startRetentionWorker } from './forget.server'
export { forgetOwnCopies } from './forget-copies.server'
export { usedPictures } from './forget-pictures.server'
export { myDataHandler } from './my-data-handler.server'
export { erasePersonAct, exportPersonAct } from './office/person-data-acts.server'
