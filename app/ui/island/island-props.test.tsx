import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { packProps, unpackProps } from './island-props'

test('the properties of an island survive packing, with any quotes in them', () => {
  const words = fc.string({ unit: fc.constantFrom('"', '`', '\\', "'", '<', 'é', '\n') })
  fc.assert(
    fc.property(fc.dictionary(words, fc.oneof(words, fc.integer(), fc.array(words))), (props) => {
      expect(unpackProps(packProps(props))).toEqual(JSON.parse(JSON.stringify(props)))
    }),
  )
})

test('packed properties take no more space in an attribute than as JSON', () => {
  const props = { name: 'contact-me', fields: [{ name: 'email', kind: 'email' }] }
  expect(renderToStaticMarkup(<i data-props={packProps(props)} />)).not.toContain('&quot;')
})
