import { expect, test } from 'vitest'
import { streetViewHref } from './street-view'

test('D3 a street view’s address contains only the point', () => {
  expect(streetViewHref({ lat: 50.7649, lng: 4.3318 })).toBe(
    'https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=50.7649%2C4.3318',
  )
})
