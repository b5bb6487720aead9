import { expect, test } from 'vitest'
import { filmOrigins, frameOrigins, mediaOf } from './listing-media'

const tour = 'https://my.matterport.com/show/?m=SxQL3iGyoDo'

test('D2 videos come first, then the tour, each with its service and its frame', () => {
  expect(mediaOf({ videos: ['https://youtu.be/dQw4w9WgXcQ'], virtualTour: tour })).toMatchObject([
    { kind: 'video', service: 'YouTube', player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0' },
    { kind: 'tour', service: 'my.matterport.com', player: tour },
  ])
})

test('D2 media on an unknown host are a plain link, unless they are a file that browsers play', () => {
  expect(mediaOf({ videos: ['https://www.film.example/x', 'https://media.example/tuin.mp4'] })).toEqual([
    {
      kind: 'video',
      href: 'https://www.film.example/x',
      service: 'film.example',
      isFile: false,
      upright: false,
    },
    {
      kind: 'video',
      href: 'https://media.example/tuin.mp4',
      service: 'media.example',
      player: 'https://media.example/tuin.mp4',
      isFile: true,
      upright: false,
    },
  ])
})

test('D2 a tour listed among the videos is called a tour, and duplicates are shown once', () => {
  expect(mediaOf({ videos: [tour], virtualTour: tour }).map(({ kind }) => kind)).toEqual(['tour'])
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'https://name:secret@film.example/', 'film', ''])(
  'security: %j is no link of a page',
  (link) => {
    expect(mediaOf({ videos: [link], virtualTour: link })).toEqual([])
  },
)

test('security: the page’s policy allows the origins of its own frames and files and no others', () => {
  const media = mediaOf({
    videos: [
      'https://vimeo.com/1',
      'https://vimeo.com/2',
      'https://film.example/x',
      'http://film.example/x.mp4',
    ],
    virtualTour: tour,
  })
  expect(frameOrigins(media)).toEqual(['https://player.vimeo.com', 'https://my.matterport.com'])
  expect(filmOrigins(media)).toEqual(['https://film.example'])
  expect([frameOrigins([]), filmOrigins([])]).toEqual([[], []])
})
