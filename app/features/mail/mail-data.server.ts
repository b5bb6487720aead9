import type { Db } from '~/platform/database.server'
import type { DeletionResult, PersonalData } from '~/platform/personal-data.server'
import { withoutTokens } from '~/platform/unsigned-text.server'
import { deleteMailFiles, deleteMailFilesBefore, deleteMailFilesOf } from './mail-files.server'
import {
  deleteMails,
  deleteMailsBefore,
  deleteMailsOf,
  findMailsAndCopies,
  findMailsOf,
} from './mails.repo.server'

/** Copies of the mails that the site sent, to somebody or because of them. */
export const mailData: PersonalData = {
  name: 'mails',
  tables: ['mails'],
  export: async (db, email) =>
    (await findMailsOf(db, email)).map(({ at, kind, recipient, locale, subject, text, state, sentAt }) => ({
      at,
      kind,
      // Who else wrote or got it is not theirs to read.
      to: recipient.toLowerCase() === email ? recipient : 'agency',
      language: locale,
      subject,
      text: recipient.toLowerCase() === email ? withoutTokens(text) : undefined,
      state,
      sentAt,
    })),
  delete: async (tx, email) => ({
    count: await deleteMailsOf(tx, email),
    after: async ({ config }) => await deleteMailFilesOf(config, email),
  }),
  forgetBefore: async ({ db, config }, instant) => {
    await deleteMailFilesBefore(config, instant)
    return await deleteMailsBefore(db, instant)
  },
}

/**
 * Deletes mails by their numbers, with the copies of them, to whatever address they went.
 * @returns what deletes their files when the transaction has committed
 */
export async function eraseMails(tx: Db, ids: number[]): Promise<NonNullable<DeletionResult['after']>> {
  const erased = await findMailsAndCopies(tx, ids)
  await deleteMails(
    tx,
    erased.map(({ id }) => id),
  )
  return async ({ config }) => await deleteMailFiles(config, erased)
}
