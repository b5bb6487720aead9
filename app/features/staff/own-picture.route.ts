import { mayLoad } from '~/platform/office/may-load.server'
import { answerPicture } from './answer-picture.server'

/** The picture of the member who asks (B12). */
export const loader = mayLoad('account.read', ({ app, member }) => answerPicture(app, member.picture))
