import { pictures } from '#db/schema'

/** Columns needed to show a picture. */
export const pictureColumns = {
  id: pictures.id,
  url: pictures.url,
  width: pictures.width,
  height: pictures.height,
  names: pictures.names,
}
