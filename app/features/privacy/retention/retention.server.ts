import { dataOfListings } from './of-listings.server'
import { dataOfPeople } from './of-people.server'
import { dataOfStaff } from './of-staff.server'
import { dataOfTheSite } from './of-the-site.server'
import type { StoredData } from './stored-data'

/**
 * Every table and every file that the site stores, with its end or the reason why it stays. The nightly job deletes by
 * it, docs/security.md is generated from it, and tests fail when a table or a folder is missing here.
 */
export const retention: StoredData[] = [...dataOfPeople, ...dataOfStaff, ...dataOfListings, ...dataOfTheSite]
