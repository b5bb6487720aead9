/**
 * Address of an external street view of a point; the service is contacted only if the visitor follows the link.
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
