/**
 * A street view of a point at a service elsewhere; nothing is asked of it before a visitor follows the link.
 * @see https://developers.google.com/maps/documentation/urls/get-started#street-view-action
 */
export function streetViewHref({ lat, lng }: { lat: number; lng: number }): string {
  const query = new URLSearchParams({
    api: '1',
    map_action: 'pano',
    viewpoint: `${lat},${lng}`,
  })
  return `https://www.google.com/maps/@?${query}`
}
