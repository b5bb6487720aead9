export { checkAddress, download } from './download.server'
export { keepOriginals, type PictureBeside } from './keep-originals.server'
export { defaultLimits, type MediaLimits } from './media-limits.server'
export { pathBeside } from './path-beside.server'
export {
  createPictureService,
  type FoundPicture,
  type PictureService,
  type PictureServiceOptions,
} from './picture-service.server'
export { pictureVersion } from './picture-version.server'
export { publicLookup } from './public-address.server'
export { mostPixelsOf, pictureTypeOf, readableSize } from './render-picture.server'
export { headBytes, pictureKindOf, rewritePicture } from './rewrite-picture.server'
export { type SocialCard, socialSize, socialVersion } from './social-picture.server'
export { storePicture } from './store-picture.server'
export { storeUnsentPicture } from './store-unsent-picture.server'
export {
  deleteFilesBefore,
  deleteOriginalsBefore,
  deletePictureFiles,
  deleteRenderingsBefore,
  storedOriginals,
} from './stored-pictures.server'
export {
  deleteUpload,
  deleteUploadsBefore,
  readUpload,
  uploadId,
  uploadKey,
  uploadSource,
  uploadsFolder,
  writeUpload,
} from './upload-store.server'
export { decodeUpload, type PictureProblem, type UploadedPicture } from './uploaded-picture.server'
export { createWorkQueue, QueueFull } from './work-queue'
