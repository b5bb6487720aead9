import { mayLoad } from '~/platform/office/may-load.server'
import { answerPicture } from './answer-picture.server'
import { memberOfAddress } from './members-page.server'

/** The picture of any member. */
export const loader = mayLoad('members.read', async ({ app, params }) =>
  answerPicture(app, (await memberOfAddress(app, params.id))?.picture),
)
