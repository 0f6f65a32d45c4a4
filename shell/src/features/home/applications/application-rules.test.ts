import { expect, it } from 'vitest'
import type { MenuNode } from '../../navigation/menu-rules.ts'
import { entriesOfApplications } from './application-rules.ts'

const node = (id: string, href: string | null, children: MenuNode[] = []): MenuNode => ({
  id,
  title: id,
  href,
  icon: 0,
  missing: null,
  children,
})

const MENU = [
  node('home', '/dashboard'),
  node('manuals', null, [node('library', '/amm/library'), node('figures', '/ipc/list')]),
  node('tools', '/tools/list?state=1'),
]

it.each([
  [['amm'], ['manuals']],
  [
    ['ipc', 'tools'],
    ['manuals', 'tools'],
  ],
  [[], []],
  [['gone'], []],
])('shows for the applications %j on the home page %j', (codes, ids) => {
  expect(entriesOfApplications(MENU, codes).map(({ id }) => id)).toEqual(ids)
})
