import { expect, it } from 'vitest'
import { buildOf, fromWindow } from './messages.ts'

const KEEP = { kind: 'keep', app: 'safetyQuality', version: '0.1.0-19fff8b4' }

it.each([
  [KEEP, KEEP],
  [{ ...KEEP, more: 1 }, KEEP],
  [{ kind: 'tidy' }, { kind: 'tidy' }],
  [{ ...KEEP, app: '../assets' }, null],
  [{ ...KEEP, version: '1.0.0/../../portal-csn' }, null],
  [{ ...KEEP, version: 7 }, null],
  [{ kind: 'other' }, null],
  ['keep', null],
  [null, null],
])('[OFF-02] reads the message %j as %j', (data, said) => {
  expect(fromWindow(data)).toEqual(said)
})

it.each([
  [{ build: 'abc' }, 'abc'],
  [{ build: 7 }, null],
  [undefined, null],
])('[OFF-03] reads the build %j as %j in a window', (data, build) => {
  expect(buildOf(data)).toBe(build)
})
