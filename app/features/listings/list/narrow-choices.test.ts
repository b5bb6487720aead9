import { expect, test } from 'vitest'
import { fits } from './narrow-choices'

test('P7c a place fits what is typed where a word begins, whatever its case and accents', () => {
  for (const typed of ['sint', 'SINT g', 'rode', '1640', 'sint-genesius-rode 1640', 'génesius'])
    expect(fits('Sint-Genesius-Rode 1640', typed), typed).toBe(true)
  for (const typed of ['int', 'ode', 'halle', '640'])
    expect(fits('Sint-Genesius-Rode 1640', typed), typed).toBe(false)
})
