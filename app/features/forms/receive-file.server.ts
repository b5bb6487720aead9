import type { App } from '~/platform/app.server'
import { mostFileBytes } from '~/platform/sent-form/read-multipart.server'
import { defineSignedLinks } from '~/platform/signed-links.server'
import type { FormDefinition } from './define-form'
import { one, type Problem, type Values } from './field'
import { createPictureTurns, type Sender } from './picture-turns.server'

/**
 * Checks a picture and keeps it, while there is room for pictures whose forms may never be right.
 * @param isProven - whether its sender did the work of a form for it
 * @returns its name; or the key of a text in `forms:problem.`
 */
export type StorePicture = (
  app: App,
  bytes: Buffer,
  isProven: boolean,
) => Promise<{ name: string } | { problem: string }>

/** Hours that a picture waits for its form to be right, and its sender to be human: longer than a mailed link is good. */
export const pictureHours = 25

const uploads = defineSignedLinks<{ name: string }>('upload', { hours: pictureHours })

/** Eight that wait hold 64 MiB at most. */
const inTurn = createPictureTurns(8)

type ReceivedFile = { values: Values; problems: Problem[] }

/**
 * The file of a form. What is kept of it is a signed name, the value of its field from then on: the form can be
 * sent again without it, when something else was wrong.
 */
export async function receiveFile(
  app: App,
  form: FormDefinition,
  values: Values,
  files: ReadonlyMap<string, Buffer>,
  keep: StorePicture,
  sender: Sender,
): Promise<ReceivedFile> {
  const field = form.fields.find(({ kind }) => kind === 'file')
  if (!field) return { values, problems: [] }
  const file = files.get(field.name)
  const before = receivedName(app, one(values, field.name)) ? one(values, field.name) : ''
  const put = (value: string) => ({ ...values, [field.name]: value })
  if (!file) return { values: put(before), problems: [] }
  const kept =
    file.length > mostFileBytes
      ? { problem: 'fileTooLarge' }
      : await inTurn(sender, () => keep(app, file, sender.isProven))
  if (kept === 'busy')
    return { values: put(before), problems: [{ field: field.name, problem: 'pictureBusy' }] }
  if ('name' in kept) return { values: put(uploads.toToken(app, { name: kept.name })), problems: [] }
  const params = { megabytes: mostFileBytes / 1024 / 1024 }
  return { values: put(before), problems: [{ field: field.name, problem: kept.problem, params }] }
}

/** The name of the kept file that a field's value refers to; undefined where there is none, or no longer. */
export const receivedName = (app: App, value: string): string | undefined => uploads.read(app, value)?.name
