import { z } from 'zod'
import { cityRecordSchema, typeRecordSchema } from './catalogue.schema'
import { flag } from './fields'
import { listingRecordSchema } from './listing-record.schema'
import { projectRecordSchema } from './project-record.schema'

const cities = (goal: string) =>
  z.array(cityRecordSchema).optional().describe(`Municipalities with homes ${goal}; derived when absent`)

/**
 * The documented format of the whole feed. Imports read records one by one (see `read-record.ts`), so that an invalid
 * one is rejected alone.
 */
export const feedSchema = z
  .object({
    partial: flag('The feed holds only what changed: what is missing stays'),
    properties: z.array(listingRecordSchema).describe('Homes, one record a language'),
    projects: z.array(projectRecordSchema).optional().describe('New-build projects, one record a language'),
    webIDs: z.array(typeRecordSchema).optional().describe('Main types, one record a language'),
    citys: cities('of any goal'),
    citysSale: cities('for sale'),
    citysRent: cities('for rent'),
    neighbourhoods: z.array(z.unknown()).optional().describe('Not used'),
  })
  .meta({ title: 'Listing feed' })

/** The feed's JSON Schema, kept in docs/feed.schema.json. */
export const feedJsonSchema = () => z.toJSONSchema(feedSchema, { io: 'input' })
