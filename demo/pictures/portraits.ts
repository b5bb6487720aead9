/**
 * Draws the people of the demo's agency, in the colours of its drawn world: `node demo/pictures/portraits.ts`, in a second
 * and without POV-Ray. Nobody is the model of anybody.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { webpWithin } from './grade.ts'

/** Drawn on 400 × 400, of which the picture is a square; colours as CSS writes them. */
type Sitter = {
  /** The wall behind, and the light on it. */
  wall: [colour: string, light: string]
  skin: { light: string; shade: string; blush: string }
  hair: { colour: string; shade: string; light: string; brow: string }
  /** What hair is behind the head, and before it. */
  behind: string
  before: string
  jacket: { colour: string; shade: string; lapel: string }
  shirt: { colour: string; shade: string }
  lips: string
  /** Glasses, a beard, earrings: on the face; a brooch, a shawl: on the jacket. */
  onFace?: string
  onJacket?: string
}

const head =
  'M147 150 C146 100 170 76 200 76 C230 76 254 100 253 150 C253 178 247 204 234 222 C224 236 212 244 200 244 C188 244 176 236 166 222 C153 204 147 178 147 150 Z'

function draw(sitter: Sitter): string {
  const { wall, skin, hair, jacket, shirt, lips } = sitter
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="36 12 328 328" width="800" height="800">
  <defs>
    <radialGradient id="wall" cx="0.3" cy="0.25" r="0.9"><stop offset="0" stop-color="${wall[1]}"/><stop offset="1" stop-color="${wall[0]}"/></radialGradient>
    <linearGradient id="skin" x1="0.1" y1="0" x2="0.95" y2="0.7"><stop offset="0.35" stop-color="${skin.light}"/><stop offset="1" stop-color="${skin.shade}"/></linearGradient>
    <linearGradient id="hair" x1="0.1" y1="0" x2="0.9" y2="0.9"><stop offset="0" stop-color="${hair.light}"/><stop offset="0.45" stop-color="${hair.colour}"/><stop offset="1" stop-color="${hair.shade}"/></linearGradient>
    <linearGradient id="jacket" x1="0" y1="0" x2="1" y2="0.4"><stop offset="0.2" stop-color="${jacket.colour}"/><stop offset="1" stop-color="${jacket.shade}"/></linearGradient>
    <linearGradient id="shirt" x1="0" y1="0" x2="1" y2="0"><stop offset="0.3" stop-color="${shirt.colour}"/><stop offset="1" stop-color="${shirt.shade}"/></linearGradient>
    <radialGradient id="blush"><stop offset="0" stop-color="${skin.blush}" stop-opacity="0.38"/><stop offset="1" stop-color="${skin.blush}" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="400" height="400" fill="url(#wall)"/>
  <g fill="url(#hair)">${sitter.behind}</g>
  <path d="M174 210 V268 C176 300 224 300 226 268 V210 Z" fill="${skin.shade}"/>
  <path d="M174 236 C184 258 214 262 226 236 V262 C214 274 188 272 174 256 Z" fill="#000" opacity="0.12"/>
  <path d="M44 400 C46 338 84 310 150 288 L173 276 C180 300 220 300 227 276 L250 288 C316 310 354 338 356 400 Z" fill="url(#jacket)"/>
  <path d="M170 276 L198 350 H202 L230 276 C222 300 178 300 170 276 Z" fill="url(#shirt)"/>
  <path d="M171 272 L146 292 L168 318 L158 326 L192 388 L200 352 Z" fill="${jacket.lapel}"/>
  <path d="M229 272 L254 292 L232 318 L242 326 L208 388 L200 352 Z" fill="${jacket.shade}"/>
  <path d="M171 272 L182 312 L200 296 L218 312 L229 272 C222 298 178 298 171 272 Z" fill="url(#shirt)"/>
  <path d="M182 312 L200 296 L218 312" fill="none" stroke="#000" stroke-opacity="0.14" stroke-width="2"/>
  ${sitter.onJacket ?? ''}
  <ellipse cx="147" cy="168" rx="9" ry="17" fill="${skin.light}"/>
  <ellipse cx="253" cy="168" rx="9" ry="17" fill="${skin.shade}"/>
  <path d="${head}" fill="url(#skin)"/>
  <ellipse cx="167" cy="196" rx="19" ry="14" fill="url(#blush)"/>
  <ellipse cx="233" cy="196" rx="19" ry="14" fill="url(#blush)"/>
  <g fill="#fffdf8"><ellipse cx="178" cy="164" rx="9" ry="5.6"/><ellipse cx="222" cy="164" rx="9" ry="5.6"/></g>
  <g fill="#2c2521"><circle cx="178.6" cy="163.6" r="4.9"/><circle cx="222.6" cy="163.6" r="4.9"/></g>
  <g fill="#fff"><circle cx="177" cy="161.8" r="1.5"/><circle cx="221" cy="161.8" r="1.5"/></g>
  <g fill="none" stroke="#3a2d27" stroke-width="2.6" stroke-linecap="round"><path d="M168 161 Q178 154 188 161"/><path d="M212 161 Q222 154 232 161"/></g>
  <g fill="none" stroke="${hair.brow}" stroke-width="4.4" stroke-linecap="round"><path d="M164 147 Q176 139 189 145"/><path d="M211 145 Q224 139 236 147"/></g>
  <path d="M201 166 C203 180 209 188 206 192 C203 195 197 195 194 193" fill="none" stroke="${skin.blush}" stroke-opacity="0.75" stroke-width="2.6" stroke-linecap="round"/>
  <path d="M180 210 Q190 213 200 212 Q210 213 220 210 Q212 225 200 225 Q188 225 180 210 Z" fill="${lips}"/>
  <path d="M184 212 Q200 216 216 212 Q210 218 200 218 Q190 218 184 212 Z" fill="#fffdf8"/>
  <path d="M190 231 Q200 234 210 231" fill="none" stroke="${skin.blush}" stroke-opacity="0.5" stroke-width="2" stroke-linecap="round"/>
  ${sitter.onFace ?? ''}
  <g fill="url(#hair)">${sitter.before}</g>
</svg>`
}

const sitters: Record<string, Sitter> = {
  'portrait-hanne': {
    wall: ['#bfd0c2', '#dfe9df'],
    skin: { light: '#f3d3bd', shade: '#dcb097', blush: '#c9745c' },
    hair: { colour: '#c9c5bd', shade: '#98938b', light: '#efece4', brow: '#9a928a' },
    behind:
      '<path d="M200 52 C142 50 128 104 130 160 C131 196 128 220 140 238 C156 246 168 236 168 222 L232 222 C232 236 246 246 260 238 C272 220 269 196 270 160 C272 104 258 50 200 52 Z"/>',
    before:
      '<path d="M220 74 C182 70 150 92 146 150 C143 182 150 206 141 232 C128 214 126 168 132 130 C138 84 166 50 204 54 C246 56 266 88 268 134 C272 172 270 210 260 234 C250 208 258 180 254 150 C250 118 240 96 220 74 Z"/><path d="M220 74 C206 106 176 118 149 136 C154 98 186 68 220 74 Z"/>',
    jacket: { colour: '#2c5444', shade: '#1b382d', lapel: '#24483a' },
    shirt: { colour: '#fbf3e4', shade: '#e4d6bf' },
    lips: '#a8443a',
    onFace:
      '<g fill="#fff" fill-opacity="0.16" stroke="#33403a" stroke-width="3"><rect x="160" y="150" width="34" height="29" rx="13"/><rect x="206" y="150" width="34" height="29" rx="13"/></g><path d="M194 161 Q200 156 206 161 M160 160 L148 157 M240 160 L252 157" fill="none" stroke="#33403a" stroke-width="3"/>',
    onJacket:
      '<path d="M122 336 C112 324 118 312 130 310 C142 314 144 330 133 338 Z" fill="#8fb08a"/><path d="M130 312 L126 344" stroke="#e9efe0" stroke-width="2"/>',
  },
  'portrait-baptiste': {
    wall: ['#d8cbb4', '#f0e7d6'],
    skin: { light: '#e9bf9d', shade: '#c99670', blush: '#b5654a' },
    hair: { colour: '#3f2f27', shade: '#261b16', light: '#5d473a', brow: '#33251e' },
    behind: '',
    before:
      '<path d="M144 152 C136 118 142 78 170 64 C196 46 244 52 256 88 C264 108 262 132 256 152 C252 132 248 118 240 108 C216 114 186 108 168 96 C156 110 150 130 144 152 Z"/>',
    jacket: { colour: '#4a5a63', shade: '#313d45', lapel: '#3e4c55' },
    shirt: { colour: '#eef3f5', shade: '#ccd8dd' },
    lips: '#a3574a',
    onFace:
      '<path d="M147 168 C150 208 164 246 200 250 C236 246 250 208 253 168 C248 190 240 200 228 204 C218 198 210 202 200 202 C190 202 182 198 172 204 C160 200 152 190 147 168 Z M184 209 Q200 213 216 209 Q212 228 200 228 Q188 228 184 209 Z" fill="#3f2f27" fill-rule="evenodd" opacity="0.92"/>',
  },
  'portrait-sofie': {
    wall: ['#dcb9a4', '#f2ddcf'],
    skin: { light: '#d9a37c', shade: '#b67f5a', blush: '#a3523c' },
    hair: { colour: '#4a2d23', shade: '#2b1812', light: '#6d4434', brow: '#3a221a' },
    behind:
      '<circle cx="204" cy="52" r="34"/><path d="M200 62 C142 60 130 112 136 158 C137 176 142 190 152 194 L248 194 C258 190 263 176 264 158 C270 112 258 60 200 62 Z"/>',
    before:
      '<path d="M192 84 C182 112 166 128 149 140 C146 154 147 166 146 178 C135 160 131 128 140 104 C149 76 172 60 202 61 C236 62 260 82 264 118 C268 146 264 166 256 178 C255 166 256 156 253 144 C232 132 208 112 192 84 Z"/>',
    jacket: { colour: '#f1e7d6', shade: '#d2c3aa', lapel: '#e3d6c0' },
    shirt: { colour: '#b9813a', shade: '#96652a' },
    lips: '#8f3b30',
    onFace: '<g fill="#e0b968"><circle cx="146" cy="190" r="5"/><circle cx="254" cy="190" r="5"/></g>',
  },
}

for (const [name, sitter] of Object.entries(sitters)) {
  const image = await sharp(Buffer.from(draw(sitter)))
    .png()
    .toBuffer()
  const picture = await webpWithin(image, 30_000)
  writeFileSync(join(import.meta.dirname, `../site/media/${name}.webp`), picture)
  console.log(`${name}: ${picture.length} bytes`)
}
