import { expect, it } from 'vitest'
import { NEW_SITE, type SiteForm, siteFaults, toSiteSave } from './site-form.ts'

const GOOD: SiteForm = { threeCode: 'LXA', icao: 'ZULS', cnName: '拉萨贡嘎', enName: 'Lhasa Gonggar' }

it.each<[string, SiteForm, object]>([
  ['all is well', GOOD, {}],
  [
    'codes of other lengths',
    { ...GOOD, threeCode: 'LX', icao: 'ZULSX' },
    { threeCode: 'sites.threeCodeWrong', icao: 'sites.icaoWrong' },
  ],
  [
    'names of spaces',
    { ...GOOD, cnName: ' ', enName: '' },
    { cnName: 'admin.required', enName: 'admin.required' },
  ],
])('[ADM-21] %s', (_what, form, faults) => {
  expect(siteFaults(form)).toEqual(faults)
})

it('[ADM-21] every field of a new airport must be filled in; a change carries the version that was seen', () => {
  expect(Object.keys(siteFaults(NEW_SITE))).toEqual(Object.keys(NEW_SITE))
  const before = { ...GOOD, id: 'a', isSite: true, people: 1, version: 3 }
  expect(toSiteSave(GOOD, before)).toEqual({ ...GOOD, version: 3 })
})
