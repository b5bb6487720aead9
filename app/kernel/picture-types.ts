/** What a field for pictures asks for: formats that are decoded, into which telephones turn their own. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif'
