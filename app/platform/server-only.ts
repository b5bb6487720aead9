/**
 * Loader data that stays on the server. The router writes whatever a loader returns into a form that a browser
 * could take over; public pages are not taken over, and for a list of listings that writing cost as much as its SQL.
 * It reads enumerable properties only, so these are not; components see the data as it is.
 */
export function serverOnly<Data extends object>(data: Data): Data {
  const hidden = Object.create(null) as Data
  for (const [name, value] of Object.entries(data)) Object.defineProperty(hidden, name, { value })
  return hidden
}
