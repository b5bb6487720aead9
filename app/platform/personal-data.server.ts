import type { Services } from './app.server'
import type { Db } from './database.server'

/**
 * What a room keeps of people, offered through its door (F11). An address is given in lower case. The room of privacy
 * asks every room, and a test looks for tables with addresses that no room speaks for.
 */
export type PersonalData = {
  /** Key in the export, and of the text `privacy:kind.` */
  name: string
  /** Tables that hold something of a person, as the database calls them. */
  tables: readonly string[]
  /** Everything that is kept of an address, as its owner should read it. */
  export(db: Db, email: string, services: Pick<Services, 'keys'>): Promise<object[]>
  /**
   * Deletes everything that is kept of an address, in one transaction with the other rooms.
   * @returns how many there were, and what is left to do when the transaction has committed, such as files
   */
  delete(tx: Db, email: string, services: Pick<Services, 'keys'>): Promise<DeletionResult>
  /** Deletes what was last of use before an instant; none where it is not time that ends it. @returns how many */
  forgetBefore?(services: Pick<Services, 'db' | 'config' | 'clock'>, instant: Date): Promise<number>
}

export type DeletionResult = { count: number; after?: (services: FileServices) => Promise<void> }

/** What deleting files needs to know. */
export type FileServices = { config: Pick<Services['config'], 'dataDir'>; storage: Services['storage'] }
