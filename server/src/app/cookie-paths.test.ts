import { VARIANTS } from '@apron/contract/variants/variants'
import { expect, it } from 'vitest'
import { cookiePaths } from './cookie-paths.ts'

it('[VAR-03] [VAR-06] covers calls, the live connection and files of the variant', () => {
  expect(cookiePaths(VARIANTS.csn)).toEqual(['/portal-csn', '/system-csn'])
  expect(cookiePaths(VARIANTS.gameco)).toEqual(['/portal-csn', '/system-csn', '/portal'])
})
