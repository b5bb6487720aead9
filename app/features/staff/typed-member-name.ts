import { z } from 'zod'

/** What a member is called, as admins and members themselves type it. */
export const memberName = z.string().trim().min(1).max(100)
