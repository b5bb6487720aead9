export { Picture } from './picture'
export { PicturePlaceholder } from './picture-placeholder'
export {
  acrossPhone,
  cardPicture,
  heightFor,
  type PictureFormat,
  type PictureRatio,
  type PictureWidth,
  pictureWidths,
} from './picture-size'
export { type PictureAddress, type PictureSource, pictureUrl, srcSet } from './picture-url'
