/**
 * The lines of each icon, in a square of 24. Apart from each other, so that an island loads those of its own icons alone:
 * all of them are 1 kB.
 */
export const menu = 'M4 7h16M4 12h16M4 17h16'
export const close = 'M6 6l12 12M18 6 6 18'
export const phone =
  'M6 4h3l1.5 4.5L8 10a12 12 0 0 0 6 6l1.5-2.5L20 15v3a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2Z'
export const mail = 'M4 6h16v12H4zM4 7l8 6 8-6'
export const up = 'M12 19V6M6 12l6-6 6 6'
export const down = 'm6 9 6 6 6-6'
export const left = 'm15 6-6 6 6 6'
export const right = 'm9 6 6 6-6 6'
export const pause = 'M9 5v14M15 5v14'
export const play = 'M8 5v14l11-7z'
export const bed = 'M3 18v-5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5M3 16h18M5 11V8a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v3'
export const area = 'M4 9V4h5M20 15v5h-5M4 4l16 16'
export const bath = 'M4 12h16v2a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM7 12V6a2 2 0 0 1 4 0'
export const plot = 'M4 20 8 5h8l4 15zM6 13h12'
export const calendar = 'M5 6h14v14H5zM5 10h14M9 3v4M15 3v4'
export const pictures = 'M4 6h13v12H4zM4 15l4-4 4 4 2-2 3 3M20 9v11H8'
export const search = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21'
export const bell = 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4'
export const order = 'M7 4v16M3.5 16.5 7 20l3.5-3.5M13 7h8M13 12h6M13 17h4'
export const filter = 'M4 7h10M18 7h2M4 17h4M12 17h8M16 5v4M10 15v4'
export const arrow = 'M5 12h14M13 6l6 6-6 6'
export const calculator = 'M6 3h12v18H6zM9 7h6M9 12h.01M12 12h.01M15 12h.01M9 16h.01M12 16h.01M15 16h.01'
export const person = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM5 20a7 7 0 0 1 14 0'
export const pin = 'M12 21s-6-5.6-6-11a6 6 0 0 1 12 0c0 5.4-6 11-6 11ZM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z'
export const heart =
  'M12 20S4 15.2 4 9.3A4.3 4.3 0 0 1 8.3 5c1.6 0 2.9.8 3.7 2.2C12.8 5.8 14.1 5 15.7 5A4.3 4.3 0 0 1 20 9.3C20 15.2 12 20 12 20Z'
export const share = 'M12 15V4M8 8l4-4 4 4M6 12H5v8h14v-8h-1'
export const link =
  'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1'
export const tour = 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12 4 7.5'
export const flood =
  'M5 12 12 6l7 6M7 10.5V14M17 10.5V14M3 17c1.5 1.3 3 1.3 4.5 0s3-1.3 4.5 0 3 1.3 4.5 0 3-1.3 4.5 0M3 21c1.5 1.3 3 1.3 4.5 0s3-1.3 4.5 0 3 1.3 4.5 0 3-1.3 4.5 0'
export const check = 'm5 12.5 4.5 4.5L19 7.5'
export const alert = 'M12 4 2.5 20h19zM12 10v4.5M12 17.4h.01'
export const print = 'M7 8V4h10v4M7 17H4v-7h16v7h-3M7 14h10v6H7z'
