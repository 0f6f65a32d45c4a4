import type { Notice } from '@apron/contract/messages/notice'
import { expect, it } from 'vitest'
import { noticesShown } from './notice-list.ts'

const made = (kind: Notice['kind'], id: string): Notice => ({
  id,
  kind,
  title: id,
  content: '',
  publishTime: '2026-03-01 08:00:00',
})
const notices = ['n1', 'n2', 'n3', 'n4', 'n5'].map(id => made('notice', id))
const version = made('version', 'v1')

it.each([
  ['few as they are', [...notices.slice(0, 2), version], ['n1', 'n2', 'v1']],
  ['the version notice also below many others', [...notices, version], ['n1', 'n2', 'n3', 'v1']],
  ['the newest version notice only once', [version, made('version', 'v0')], ['v1', 'v0']],
  ['four without a version notice', notices, ['n1', 'n2', 'n3', 'n4']],
  ['none', [], []],
])('[AUTH-02] shows %s', (_what, given, shown) => {
  expect(noticesShown(given).map(({ id }) => id)).toEqual(shown)
})
