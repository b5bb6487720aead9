import { z } from 'zod'
import { deleteUpload, storePicture } from '~/features/media/public.server'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import { type Acting, defineAct } from '~/platform/office/define-act.server'
import { mostFileBytes } from '~/platform/sent-form/read-multipart.server'
import { replacePicture } from './staff.repo.server'

/** Longer side in pixels: nowhere is it shown larger than 192, on screens with two pixels for each. */
const longestSide = 384

/** Sets a member's own picture (B12), which is decoded, made smaller and re-encoded. */
export const changePicture = defineAct({
  name: 'account.picture',
  permission: 'account.write',
  schema: z.object({
    picture: z.custom<Buffer>(Buffer.isBuffer, 'office:problem.required').meta({ kind: 'file' }),
  }),
  async run(acting) {
    const { app, values } = acting
    if (values.picture.length > mostFileBytes) return refuse(app, 'fileTooLarge')
    const stored = await storePicture(app, values.picture, longestSide)
    return 'problem' in stored ? refuse(app, stored.problem) : await setPicture(acting, stored.name)
  },
})

/** Takes it off. */
export const removePicture = defineAct({
  name: 'account.picture-off',
  permission: 'account.write',
  schema: z.object({}),
  run: async (acting) => await setPicture(acting, null),
})

async function setPicture({ tx, app, member }: Acting<unknown>, name: string | null) {
  const former = await replacePicture(tx, member.id, name)
  return {
    subject: `staff/${member.id}`,
    before: { picture: former !== null },
    after: { picture: name !== null },
    done: name ? ('staff:done.picture' as const) : ('staff:done.pictureOff' as const),
    ...(former && { finish: async () => await deleteUpload(app.storage, former) }),
  }
}

type Problem =
  | 'fileTooLarge'
  | Extract<Awaited<ReturnType<typeof storePicture>>, { problem: string }>['problem']

function refuse({ locale }: App, problem: Problem) {
  const field = translateTo(locale)('staff:account.picture')
  const words = { field, megabytes: mostFileBytes / 1024 / 1024 }
  const key: TextKey = `forms:problem.${problem}`
  return { problems: { picture: [key, words] as [TextKey, typeof words] } }
}
