import { expect, test } from 'vitest'
import type { WaitingSave } from '../queue/waiting-save.ts'
import type { StoredDraft } from './stored-draft.ts'
import { formatDraftTime, unsavedList } from './unsaved-list.ts'

const draft = (key: string, site = 'CAN'): StoredDraft => ({
  app: 'safetyQuality',
  key,
  site,
  siteCode: site,
  address: `/safetyQuality/${key}`,
  title: key,
  keptAt: 1,
  start: {},
  values: { remark: 'typed' },
})
const save = (key: string, copy = ''): WaitingSave => ({
  ...draft(key),
  copy,
  request: { id: 'i', method: 'POST', path: '/save', json: {}, values: { remark: 'saved' }, isSent: false },
  before: null,
})

test.each([
  ['nothing', [], [], []],
  ['drafts', [], [draft('CK-1')], ['CK-1']],
  ['a waiting save before a draft', [save('CK-2')], [draft('CK-1')], ['CK-2 waits', 'CK-1']],
  ['only the waiting save if its place also has a draft', [save('CK-1')], [draft('CK-1')], ['CK-1 waits']],
  ['the same record at two sites', [save('CK-1')], [draft('CK-1', 'SHA')], ['CK-1 waits', 'CK-1']],
  [
    'several new records of one form, and a draft of another one',
    [save('new', '1'), save('new', '2')],
    [draft('new')],
    ['new waits', 'new waits', 'new'],
  ],
] as const)('[OFF-22] lists %s', (_what, saves, drafts, listed) => {
  const shown = unsavedList(saves, drafts)
  expect(shown.map(({ key, waits }) => (waits === true ? `${key} waits` : key))).toEqual(listed)
})

test('[OFF-22] lists a waiting save with its saved values', () => {
  expect(unsavedList([save('CK-1')], [])[0]?.values).toEqual({ remark: 'saved' })
})

test('shows the local time of the sites', () => {
  expect(formatDraftTime(Date.parse('2026-03-01T16:05:59Z'))).toBe('2026-03-02 00:05')
})
