/** Address of a member's picture, another one for each picture. @param page - that it belongs to; `name` of its file */
export const pictureHref = (page: string, name: string | null): string | undefined =>
  name ? `${page}picture.jpeg?v=${name.slice(0, 8)}` : undefined
