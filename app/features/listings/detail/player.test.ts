import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playerOf } from './player'
import { videoOf } from './video'

const playerOfLink = (link: string) => playerOf(videoOf(link))

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e'],
  [
    'https://www.facebook.com/agence/videos/123456',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fagence%2Fvideos%2F123456',
  ],
  ['https://www.instagram.com/reel/C1a_b-2/', 'https://www.instagram.com/p/C1a_b-2/embed/'],
  ['https://www.tiktok.com/@agence/video/7106594312', 'https://www.tiktok.com/player/v1/7106594312'],
  ['https://my.matterport.com/show/?m=abc', 'https://my.matterport.com/show/?m=abc'],
  ['http://kuula.co/share/7x', 'https://kuula.co/share/7x'],
  ['http://media.example/tuin.mp4', 'https://media.example/tuin.mp4'],
  ['https://media.example/tuin.WEBM?v=2', 'https://media.example/tuin.WEBM?v=2'],
])('V3 %s plays at %s', (link, player) => {
  expect(playerOfLink(link)).toBe(player)
})

test.each([
  'https://media.example/tuin.avi',
  'https://fb.watch/aBcD-12/',
  'https://vm.tiktok.com/ZMabc123/',
  'https://video.example/1',
  'javascript:alert(1)',
])('V3 %s has no player', (link) => {
  expect(playerOfLink(link)).toBeUndefined()
})

test('V3 a frame always uses https and a known service, whatever the link contains', () => {
  const hosts = [
    'youtube.com',
    'youtu.be',
    'vimeo.com',
    'www.facebook.com',
    'www.instagram.com',
    'www.tiktok.com',
    'my.matterport.com',
    'evil.example',
  ]
  const path = fc.oneof(
    fc.webPath(),
    fc.constantFrom('/dQw4w9WgXcQ', '/76979871', '/watch?v=dQw4w9WgXcQ', '/reel/1', '/@a/video/1'),
  )
  const known =
    /^(www\.youtube-nocookie\.com|player\.vimeo\.com|www\.(facebook|instagram|tiktok)\.com|my\.matterport\.com)$/
  fc.assert(
    fc.property(fc.constantFrom('http', 'https'), fc.constantFrom(...hosts), path, (scheme, host, rest) => {
      const video = videoOf(`${scheme}://${host}${rest}`)
      const player = playerOf(video)
      if (player === undefined || video.kind === 'file') return
      const { protocol, hostname } = new URL(player)
      expect([protocol, known.test(hostname)]).toEqual(['https:', true])
    }),
  )
})
