import { expect, it } from 'vitest'
import { fromWindow, readBuild } from './messages.ts'

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
])('[OFF-02] parses %j as %j in the worker', (data, message) => {
  expect(fromWindow(data)).toEqual(message)
})

it.each([
  [{ build: 'abc' }, 'abc'],
  [{ build: 7 }, null],
  [undefined, null],
])('[OFF-03] reads the build in %j as %j', (data, build) => {
  expect(readBuild(data)).toBe(build)
})
