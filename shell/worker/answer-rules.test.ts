import { describe, expect, it } from 'vitest'
import { type Asked, answererOf, showsKept } from './answer-rules.ts'

const ORIGIN = 'https://portal.example'
const PAGE: Partial<Asked> = { mode: 'navigate', destination: 'document' }
const asked = (path: string, more: Partial<Asked> = {}): Asked => ({
  method: 'GET',
  url: new URL(path, ORIGIN).href,
  mode: 'cors',
  destination: 'script',
  referrer: `${ORIGIN}/dashboard`,
  cache: 'default',
  ...more,
})

describe('[OFF-02] who answers a request', () => {
  it.each<[string, string, Partial<Asked>, ReturnType<typeof answererOf>]>([
    ['a page of the portal', '/', PAGE, 'document'],
    ['one of an application', '/safetyQuality/checkedResult?id=1', PAGE, 'document'],
    ['the login page', '/login?redirect=%2F', PAGE, 'document'],
    ['a file of the shell', '/assets/main-1a2b.js', {}, 'kept'],
    ['a shared part', '/shared/react-19-1a2b/react.js', {}, 'kept'],
    ['a style sheet', '/shared/ui-1/ui.css', { destination: 'style' }, 'kept'],
    ['a file of an application', '/apps/amm/1.8.2/entry.js', {}, 'kept'],
    [
      'the page of one in a frame',
      '/apps/amm/1.8.2/index.html',
      { mode: 'navigate', destination: 'iframe' },
      'kept',
    ],
    ['the registry', '/apps/registry.json', { destination: '' }, 'browser'],
    ['a call', '/portal-csn/api/message/count', { destination: '' }, 'browser'],
    ['a call that is opened as a page', '/portal-csn/api/file/download?id=1', PAGE, 'browser'],
    ['a call by its second prefix', '/system-csn/api/message/count', { destination: '' }, 'browser'],
    ['a file of GAMECO', '/portal/api/file/preview?id=1', PAGE, 'browser'],
    ['a POST request', '/assets/main-1a2b.js', { method: 'POST' }, 'browser'],
    ['a form that is sent', '/login', { ...PAGE, method: 'POST' }, 'browser'],
    ['a health check', '/health/live', { destination: '' }, 'browser'],
    ['another origin', 'https://elsewhere.example/assets/x.js', {}, 'browser'],
    ['a file that was wrong', '/apps/amm/1.8.2/entry.js', { cache: 'reload' }, 'browser'],
    ['the worker itself', '/worker.js', {}, 'browser'],
    ['the page of passwords', '/password-page', { mode: 'navigate', destination: 'iframe' }, 'browser'],
    ['the same as a page', '/password-page', PAGE, 'browser'],
    ['its files', '/assets/boot-1a2b.js', { referrer: `${ORIGIN}/password-page` }, 'browser'],
    ['a link of one use', '/welcome?token=1', PAGE, 'browser'],
    ['the first start', '/setup', PAGE, 'browser'],
    ['a page that another frames', '/dashboard', { mode: 'navigate', destination: 'iframe' }, 'browser'],
  ])('%s: %s', (_what, path, more, answerer) => {
    expect(answererOf(asked(path, more), ORIGIN)).toBe(answerer)
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
    expect(answererOf(asked(path, PAGE), ORIGIN)).toBe('browser')
    expect(answererOf(asked(`${path}/?x=1`, PAGE), ORIGIN)).toBe('browser')
    expect(answererOf(asked('/assets/main-1a2b.js', { referrer }), ORIGIN)).toBe('browser')
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
] as const)('[OFF-01] a document that was answered %s: the kept one is shown %s', (outcome, kept) => {
  expect(showsKept(outcome)).toBe(kept)
})
