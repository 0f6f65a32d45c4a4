import { describe, expect, it } from 'vitest'
import { firstSegment } from '../../paths.ts'
import { type GuardState, guard } from './guard-rules.ts'

const applications = new Set(['safetyQuality', 'amm'])
const anonymous: GuardState = {
  hasToken: false,
  authorised: null,
  authorisedPaths: new Set(),
  applications,
}
const unloaded: GuardState = { ...anonymous, hasToken: true }
const inspector: GuardState = { ...unloaded, authorised: new Set(['safetyQuality', 'ghost']) }

const allow = { kind: 'allow' }
const redirectTo = (path: string) => ({ kind: 'redirect', to: path })

describe('without a token', () => {
  it.each([
    '/login',
    '/login?redirect=%2FdataDict',
    '/safetyQuality/checkedLibrary',
    '/safetyQuality/voluntaryReportingHome',
    '/safetyQuality/INeedReport',
    '/safetyQuality/INeedCheck',
    '/safetyQuality/voluntaryReportingCheck',
    '/safetyQuality/SubmitResults?id=1',
  ])('[NAV-05] opens %s', path => {
    expect(guard(path, anonymous)).toEqual(allow)
  })

  it.each([
    ['/', '/login?redirect=%2F'],
    ['/dashboard', '/login?redirect=%2Fdashboard'],
    ['/dataDict?x=1', '/login?redirect=%2FdataDict%3Fx%3D1'],
    ['/safetyQuality/checkList', '/login?redirect=%2FsafetyQuality%2FcheckList'],
    ['/safetyQuality/INeedReport/more', '/login?redirect=%2FsafetyQuality%2FINeedReport%2Fmore'],
    ['/nowhere', '/login?redirect=%2Fnowhere'],
  ])('[NAV-06] redirects %s to %s', (path, target) => {
    expect(guard(path, anonymous)).toEqual(redirectTo(target))
  })
})

describe('with a token', () => {
  it.each([unloaded, inspector])('[NAV-07] redirects /login to /', state => {
    expect(guard('/login?redirect=%2Famm', state)).toEqual(redirectTo('/'))
  })

  it.each([
    '/',
    '/dashboard',
    '/dataDict',
    '/safetyQuality/checkList',
    '/safetyQuality/INeedReport',
    '/nowhere',
  ])('[NAV-09] loads user info, menus and resources before %s', path => {
    expect(guard(path, unloaded)).toEqual({ kind: 'load-first' })
  })

  it('[NAV-01] redirects / to /dashboard', () => {
    expect(guard('/', inspector)).toEqual(redirectTo('/dashboard'))
  })

  it.each(['/authoritySet', '/dataDict'])('[NAV-08] allows %s once loaded', path => {
    expect(guard(path, inspector)).toEqual(allow)
  })

  it.each([
    ['/task-approve', '/flow/scheduleTask'],
    ['/task-approve/', '/flow/scheduleTask'],
    ['/task-approve?tab=handle', '/flow/scheduleTask?tab=handle'],
    ['/task-approve-detail?id=7', '/flow/scheduleTaskDetail?id=7'],
  ])('[NAV-08] redirects %s to %s', (path, page) => {
    expect(guard(path, inspector)).toEqual(redirectTo(page))
  })

  it.each(['/dashboard', '/dashboard/', '/403', '/redirect/safetyQuality/checkList'])(
    '[NAV-11] always allows %s',
    path => {
      expect(guard(path, inspector)).toEqual(allow)
    },
  )

  it.each([
    ['/safetyQuality/checkList', 'allow'],
    ['/safetyQuality/checkedResult?id=7&source=checkList', 'allow'],
    ['/safetyQuality', 'allow'],
    ['/ghost/page', 'allow'],
    ['/amm/list', 'forbid'],
    ['/myCollect', 'forbid'],
    ['/flow/scheduleTask', 'forbid'],
    ['/safetyquality/checkList', 'unknown'],
    ['/nowhere', 'unknown'],
    ['/toString', 'unknown'],
  ])('[NAV-12] decides on %s for an inspector: %s', (path, kind) => {
    expect(guard(path, inspector)).toEqual({ kind })
  })
})

describe('pages rendered by the shell', () => {
  const administrator: GuardState = {
    ...unloaded,
    authorised: new Set(['admin', 'myCollect']),
    authorisedPaths: new Set(['/admin/users', '/myCollect']),
  }

  it.each([
    ['/myCollect', 'allow'],
    ['/admin/users?name=x', 'allow'],
    ['/admin/users/', 'allow'],
    ['/admin/roles', 'forbid'],
    ['/admin', 'unknown'],
    ['/admin/nothing', 'unknown'],
    ['/myCollect/more', 'unknown'],
  ])('[NAV-12] decides on %s with two of them in the menu: %s', (path, kind) => {
    expect(guard(path, administrator)).toEqual({ kind })
  })
})

describe('[NAV-03] the work flow pages', () => {
  const clerk: GuardState = { ...unloaded, authorised: new Set(['flow']) }

  it.each(['/flow', '/flow/'])('redirects %s to the start page', path => {
    expect(guard(path, clerk)).toEqual(redirectTo('/flow/startTask'))
    expect(guard(path, inspector)).toEqual({ kind: 'forbid' })
  })

  it.each([
    'completedTask',
    'completedTaskDetail',
    'scheduleTask',
    'scheduleTaskDetail?id=7',
    'startTask',
    'startTaskApply',
    'staredtTask',
    'staredtTaskEdit',
    'staredtTaskCheck',
  ])('has the page %s if the menu leads there', page => {
    expect(guard(`/flow/${page}`, clerk)).toEqual(allow)
    expect(guard(`/flow/${page}`, inspector)).toEqual({ kind: 'forbid' })
    expect(guard(`/flow/${page}`, anonymous)).toEqual(
      redirectTo(`/login?redirect=${encodeURIComponent(`/flow/${page}`)}`),
    )
  })

  it.each(['/flow/started', '/flow/startTask/more'])('has no page %s', path => {
    expect(guard(path, clerk)).toEqual({ kind: 'unknown' })
  })
})

it.each([
  ['/', ''],
  ['', ''],
  ['/amm', 'amm'],
  ['/amm/a/b', 'amm'],
])('[NAV-04] returns for %j the first segment %j', (path, segment) => {
  expect(firstSegment(path)).toBe(segment)
})
