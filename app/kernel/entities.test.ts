import { expect, test } from 'vitest'
import { decodeEntities } from './entities'

test.each([
  ['&amp;', '&'],
  ['&lt;p&gt;', '<p>'],
  ['&quot;x&quot; &apos;', '"x" \''],
  ['caf&eacute;', 'café'],
  ['&Eacute;t&eacute;', 'Été'],
  ['gro&szlig;z&uuml;gig', 'großzügig'],
  ['fa&ccedil;ade', 'façade'],
  ['c&oelig;ur', 'cœur'],
  ['12&nbsp;m&sup2;', '12 m²'],
  ['1&frac12;', '1½'],
  ['&#233;&#xE9;&#Xe9;', 'ééé'],
  ['&#x1F3E1;', '🏡'],
  ['&zwnj;', ' '],
  ['&constructor;', ' '],
  ['&#0;&#7;&#x80;', '   '],
  ['&#xD800;', ' '],
  ['&#9999999;', ' '],
  ['&amp;eacute;', '&eacute;'],
  ['B&B', 'B&B'],
  ['tuin & garage;', 'tuin & garage;'],
  ['&;', '&;'],
])('V2 %j stands for %j', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded)
})
