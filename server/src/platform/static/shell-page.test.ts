import { expect, it } from 'vitest'
import { withMeta } from './shell-page.ts'

it('[VAR-01] inserts deployment values into the page, and nothing else', () => {
  const page = '<meta name="apron-variant" content="csn" /><meta name="other" content="csn" />'
  expect(withMeta(page, 'apron-variant', 'gameco')).toBe(
    '<meta name="apron-variant" content="gameco" /><meta name="other" content="csn" />',
  )
})

it('throws if the page has no such meta element', () => {
  expect(() => withMeta('<html>', 'apron-variant', 'csn')).toThrow('apron-variant')
})
