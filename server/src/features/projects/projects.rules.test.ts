import type { MenuItem } from '@apron/contract/menus/menu-item'
import { expect, it } from 'vitest'
import { projectsOf } from './projects.rules.ts'

const item = (name: string, url: string, children: MenuItem[] = []): MenuItem => ({
  id: url,
  parentId: '',
  url,
  path: url,
  name,
  meta: { title: name },
  hidden: false,
  alwaysShow: false,
  children,
})

const APPLICATIONS = new Set(['amm', 'ipc', 'tools'])
const isApplication = (segment: string) => APPLICATIONS.has(segment)

it('[API-05] lists the portal and the applications of the menu, each once, named after their menu group', () => {
  const menu = [
    item('主页', '/dashboard'),
    item('手册', '', [item('目录', '/amm/library'), item('图解', '/ipc/list'), item('修订', '/amm/news')]),
    item('工具', '/tools/list?state=1'),
    item('更多', '', [item('手册', '/amm/library')]),
    item('坏', 'nowhere'),
  ]
  expect(projectsOf(menu, isApplication, 'zh')).toEqual([
    { projectCode: 'AQ', projectName: '航空维修门户' },
    { projectCode: 'amm', projectName: '手册' },
    { projectCode: 'ipc', projectName: '手册' },
    { projectCode: 'tools', projectName: '工具' },
  ])
  expect(projectsOf([], isApplication, 'en')).toEqual([
    { projectCode: 'AQ', projectName: 'Maintenance portal' },
  ])
})
