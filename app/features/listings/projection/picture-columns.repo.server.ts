import { pictures } from '#db/schema'

/** What is needed to draw a picture. */
export const pictureColumns = {
  id: pictures.id,
  url: pictures.url,
  width: pictures.width,
  height: pictures.height,
  names: pictures.names,
}
