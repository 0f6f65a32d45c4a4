import { describe, expect, it } from 'vitest'
import { responseSource, usesCachedDocument, type WorkerRequest } from './response-rules.ts'

const ORIGIN = 'https://portal.example'
const PAGE: Partial<WorkerRequest> = { mode: 'navigate', destination: 'document' }
const workerRequest = (path: string, changes: Partial<WorkerRequest> = {}): WorkerRequest => ({
  method: 'GET',
  url: new URL(path, ORIGIN).href,
  mode: 'cors',
  destination: 'script',
  referrer: `${ORIGIN}/dashboard`,
  cache: 'default',
  ...changes,
})

describe('[OFF-02] responseSource', () => {
  it.each<[string, string, Partial<WorkerRequest>, ReturnType<typeof responseSource>]>([
    ['a page of the portal', '/', PAGE, 'document'],
    ['a page of an application', '/safetyQuality/checkedResult?id=1', PAGE, 'document'],
    ['the login page', '/login?redirect=%2F', PAGE, 'document'],
    ['a file of the shell', '/assets/main-1a2b.js', {}, 'cache'],
    ['a shared library', '/shared/react-19-1a2b/react.js', {}, 'cache'],
    ['a style sheet', '/shared/ui-1/ui.css', { destination: 'style' }, 'cache'],
    ['a file of an application', '/apps/amm/1.8.2/entry.js', {}, 'cache'],
    [
      'the page of one in a frame',
      '/apps/amm/1.8.2/index.html',
      { mode: 'navigate', destination: 'iframe' },
      'cache',
    ],
    ['the registry', '/apps/registry.json', { destination: '' }, 'browser'],
    ['a call', '/portal-csn/api/message/count', { destination: '' }, 'browser'],
    ['a call opened as a page', '/portal-csn/api/file/download?id=1', PAGE, 'browser'],
    ['a call by its second prefix', '/system-csn/api/message/count', { destination: '' }, 'browser'],
    ['a file of GAMECO', '/portal/api/file/preview?id=1', PAGE, 'browser'],
    ['a POST request', '/assets/main-1a2b.js', { method: 'POST' }, 'browser'],
    ['a form submission', '/login', { ...PAGE, method: 'POST' }, 'browser'],
    ['the health check', '/health/live', { destination: '' }, 'browser'],
    ['another origin', 'https://elsewhere.example/assets/x.js', {}, 'browser'],
    ['a reload of a wrong file', '/apps/amm/1.8.2/entry.js', { cache: 'reload' }, 'browser'],
    ['the worker itself', '/worker.js', {}, 'browser'],
    [
      'the password page in a frame',
      '/password-page',
      { mode: 'navigate', destination: 'iframe' },
      'browser',
    ],
    ['the password page', '/password-page', PAGE, 'browser'],
    ['its files', '/assets/boot-1a2b.js', { referrer: `${ORIGIN}/password-page` }, 'browser'],
    ['a one-time link', '/welcome?token=1', PAGE, 'browser'],
    ['the first start', '/setup', PAGE, 'browser'],
    ['a page in a frame', '/dashboard', { mode: 'navigate', destination: 'iframe' }, 'browser'],
  ])('%s: %s', (_what, path, changes, source) => {
    expect(responseSource(workerRequest(path, changes), ORIGIN)).toBe(source)
  })

  it.each([
    'checkedLibrary',
    'voluntaryReportingHome',
    'INeedReport',
    'INeedCheck',
    'voluntaryReportingCheck',
    'SubmitResults',
    'AddChineseReport',
    'AddEnReport',
  ])('leaves all requests of the page %s to the browser', page => {
    const path = `/safetyQuality/${page}`
    const referrer = `${ORIGIN}${path}?from=login`
    expect(responseSource(workerRequest(path, PAGE), ORIGIN)).toBe('browser')
    expect(responseSource(workerRequest(`${path}/?x=1`, PAGE), ORIGIN)).toBe('browser')
    expect(responseSource(workerRequest('/assets/main-1a2b.js', { referrer }), ORIGIN)).toBe('browser')
  })
})

it.each([
  [200, false],
  [304, false],
  [404, false],
  [429, false],
  [500, false],
  [502, true],
  [503, true],
  [504, true],
  ['failed', true],
  ['late', true],
] as const)('[OFF-01] for a document response of %s shows the cached one: %s', (outcome, expected) => {
  expect(usesCachedDocument(outcome)).toBe(expected)
})
