export { download } from './download.server'
export { keepPicture } from './keep-picture.server'
export {
  keepReceived,
  readKept,
  receivedId,
  receivedSource,
  removeReceived,
  removeReceivedBefore,
} from './kept-received.server'
export { defaultLimits, type MediaLimits } from './media-limits.server'
export { pathBeside } from './path-beside.server'
export {
  createPictureService,
  type FoundPicture,
  type PictureService,
  type PictureServiceOptions,
} from './picture-service.server'
export { pictureVersion } from './picture-version.server'
export { type PictureProblem, type ReceivedPicture, readReceived } from './received-picture.server'
export { type SocialCard, socialSize, socialVersion } from './social-picture.server'
export { createWorkQueue, QueueFull } from './work-queue'
