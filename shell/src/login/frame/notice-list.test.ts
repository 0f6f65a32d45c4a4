import type { Notice } from '@apron/contract/messages/notice'
import { expect, it } from 'vitest'
import { visibleNotices } from './notice-list.ts'

const notice = (kind: Notice['kind'], id: string): Notice => ({
  id,
  kind,
  title: id,
  content: '',
  publishTime: '2026-03-01 08:00:00',
})
const notices = ['n1', 'n2', 'n3', 'n4', 'n5'].map(id => notice('notice', id))
const version = notice('version', 'v1')

it.each([
  ['a few notices in their order', [...notices.slice(0, 2), version], ['n1', 'n2', 'v1']],
  ['the version notice also below many others', [...notices, version], ['n1', 'n2', 'n3', 'v1']],
  ['the newest version notice only once', [version, notice('version', 'v0')], ['v1', 'v0']],
  ['four without a version notice', notices, ['n1', 'n2', 'n3', 'n4']],
  ['no notices', [], []],
])('[AUTH-02] shows %s', (_what, all, shown) => {
  expect(visibleNotices(all).map(({ id }) => id)).toEqual(shown)
})
