import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Video, videoOf } from './video'

const id = 'dQw4w9WgXcQ'

test.each([
  ['https://media.example/tuin.mp4', 'mp4'],
  ['https://media.example/tuin.MOV?v=2#t=5', 'mov'],
  ['http://media.example/a.wmv', 'wmv'],
  ['https://media.example/a.avi', 'avi'],
  ['https://media.example/a.flv', 'flv'],
  ['https://media.example:8443/a.webm', 'webm'],
])('V3 %s is a file', (link, format) => {
  expect(videoOf(link)).toEqual({ kind: 'file', url: link, format })
})

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/watch?app=desktop&v=${id}&t=10s`,
  `http://youtube.com/watch/?v=${id}`,
  `https://m.youtube.com/shorts/${id}?feature=share`,
  `https://www.youtube.com/embed/${id}`,
  `https://www.youtube.com/live/${id}/`,
  `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
  `https://youtu.be/${id}?si=abc`,
  `  https://YOUTU.BE/${id}/ `,
])('V3 %s is the video with eleven characters', (link) => {
  expect(videoOf(link)).toMatchObject({ kind: 'youtube', id })
})

test.each<[link: string, video: Partial<Video>]>([
  ['https://vimeo.com/76979871', { kind: 'vimeo', id: '76979871' }],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    { kind: 'vimeo', id: '76979871', key: '8272103f6e' },
  ],
  ['https://vimeo.com/76979871/8272103f6e', { kind: 'vimeo', id: '76979871', key: '8272103f6e' }],
  ['https://vimeo.com/channels/staffpicks/76979871', { kind: 'vimeo', id: '76979871' }],
  ['https://vimeo.com/showcase/123/video/456', { kind: 'vimeo', id: '456' }],
  ['https://www.facebook.com/watch/?v=10153231379946729', { kind: 'facebook', id: '10153231379946729' }],
  ['https://www.facebook.com/agence/videos/visite/123456/', { kind: 'facebook', id: '123456' }],
  ['https://www.facebook.com/agence/videos/123456', { kind: 'facebook', id: '123456' }],
  ['https://www.facebook.com/reel/123456', { kind: 'facebook', id: '123456' }],
  ['https://www.facebook.com/share/v/1AbCdEf/', { kind: 'facebook' }],
  ['https://fb.watch/aBcD-12/', { kind: 'facebook' }],
  ['https://www.instagram.com/reel/C1a_b-2/', { kind: 'instagram', id: 'C1a_b-2' }],
  ['https://www.instagram.com/agence.tilleul/reel/C1a_b-2/', { kind: 'instagram', id: 'C1a_b-2' }],
  [
    'https://www.tiktok.com/@agence.immo/video/7106594312292453675',
    { kind: 'tiktok', id: '7106594312292453675' },
  ],
  ['https://vm.tiktok.com/ZMabc123/', { kind: 'tiktok' }],
  ['https://www.tiktok.com/t/ZTabc123/', { kind: 'tiktok' }],
  ['https://my.matterport.com/show/?m=abc', { kind: 'virtual-tour' }],
  ['https://kuula.co/share/collection/7x', { kind: 'virtual-tour' }],
  ['https://app.nodalview.com/s/abc', { kind: 'virtual-tour' }],
])('V3 %s is recognised', (link, video) => {
  expect(videoOf(link)).toMatchObject(video)
})

test.each([
  '',
  'geen adres',
  '//www.youtube.com/watch?v=dQw4w9WgXcQ',
  `ftp://youtube.com/watch?v=${id}`,
  `javascript:alert(1)//youtube.com/watch?v=${id}`,
  'data:video/mp4;base64,AAAA.mp4',
  'file:///tuin.mp4',
  `https://youtube.com.evil.example/watch?v=${id}`,
  `https://notyoutube.com/watch?v=${id}`,
  `https://evil.example/youtube.com/watch?v=${id}`,
  `https://evil.example/?u=https://youtu.be/${id}`,
  `https://youtube.com@evil.example/watch?v=${id}`,
  `https://user@youtube.com/watch?v=${id}`,
  `https://:secret@youtube.com/watch?v=${id}`,
  `https://user:secret@youtube.com/watch?v=${id}`,
  `https://youtube.com:8080/watch?v=${id}`,
  'https://www.youtube.com/watch?v=kort',
  `https://www.youtube.com/watch?v=${id}x`,
  `https://www.youtube.com/watch?v=${id.slice(0, 10)}"`,
  'https://www.youtube.com/@agence',
  'https://youtu.be/',
  'https://vimeo.com/agence',
  'https://vimeo.com/12a',
  'https://www.facebook.com/agence',
  'https://www.facebook.com/watch/?v=1<b>',
  'https://www.facebook.com/share/p/1AbCdEf/',
  'https://fb.watch/',
  'https://www.tiktok.com/@agence',
  'https://my.matterport.com.evil.example/show',
  'https://fakematterport.com/show',
  'https://media.example/a.mp4.exe',
  'https://media.example/mp4',
  'https://media.example/?file=a.mp4',
])('V3 %s is not recognised', (link) => {
  expect(videoOf(link)).toEqual({ kind: 'unknown' })
})

test('V3 no input throws, and a recognised link is a web address', () => {
  const pieces = fc.constantFrom(
    'https://',
    'youtu.be/',
    'vimeo.com/',
    id,
    '123',
    'www.',
    '/',
    '?v=',
    '@',
    ':',
    '.mp4',
    'é',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 8 }), (parts) => {
      const video = videoOf(parts.join(''))
      if (video.kind !== 'unknown') expect(video.url).toMatch(/^https?:\/\//)
    }),
  )
})
