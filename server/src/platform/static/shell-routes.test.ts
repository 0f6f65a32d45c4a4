import { expect, it } from 'vitest'
import { asksForPage, mayUseCamera } from './shell-routes.ts'

const HTML = 'text/html,application/xhtml+xml'

it.each([
  ['GET', '/', HTML, true],
  ['HEAD', '/dashboard', HTML, true],
  ['GET', '/safetyQuality/checkedResult?id=1', HTML, true],
  ['GET', '/portal-csnx', HTML, true],
  ['GET', '/', 'application/json', false],
  ['GET', '/', undefined, true],
  ['GET', '/', '*/*', true],
  ['HEAD', '/login?redirect=%2FmyCollect', 'application/json;q=0.9, */*;q=0.1', true],
  ['POST', '/login', '*/*', false],
  ['GET', '/login', 'image/*', false],
  ['GET', '/dashboard', '*/*', false],
  ['GET', '/dashboard', undefined, false],
  ['POST', '/', HTML, false],
  ['GET', '/portal-csn', HTML, false],
  ['GET', '/portal-csn/api/nothing', HTML, false],
  ['GET', '/system-csn/api/nothing', HTML, false],
  ['GET', '/portal/api/file/download', HTML, false],
  ['GET', '/assets/gone-1a2b.js', HTML, false],
  ['GET', '/shared/gone.js?x', HTML, false],
  ['GET', '/apps/safetyQuality/9.9.9/entry.js', HTML, false],
  ['GET', '/metrics', HTML, false],
])('[NAV-04] %s %s (accept %s): page %s', (method, url, accept, isPage) => {
  expect(asksForPage(method, url, accept)).toBe(isPage)
})

it.each([
  ['/', true],
  ['/dashboard?x=1', true],
  ['/safetyQuality/checkList', true],
  ['/safetyQuality/INeedReport', false],
  ['/safetyQuality/INeedReport/?from=login', false],
  ['/safetyQuality/voluntaryReportingHome', false],
  ['/safetyQuality/AddChineseReport', false],
  ['/safetyQuality/AddEnReport', false],
  ['/password-page', false],
  ['/welcome', false],
  ['/setup', false],
])('[FIND-06] on the page at %s allows the camera: %j', (url, may) => {
  expect(mayUseCamera(url)).toBe(may)
})
