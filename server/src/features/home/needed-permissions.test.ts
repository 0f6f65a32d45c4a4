import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'
import { expect, it } from 'vitest'
import { neededPermissions } from './needed-permissions.ts'

const TOOLS: AppDefinition = {
  name: 'tools',
  title: { zh: '工具', en: 'Tools' },
  port: 9001,
  pages: {},
  rights: {
    'loan:view': { page: '/loans', title: { zh: '查看借用', en: 'View loans' } },
    'loan:issue': { page: '/loans', title: { zh: '发放工具', en: 'Issue tools' }, needed: true },
    'loan:scrap': { page: '/loans', title: { zh: '报废工具', en: 'Scrap tools' }, needed: false },
  },
}

it('[HELP-03] returns only permissions needed to start, with their granted identifiers', () => {
  expect(neededPermissions([TOOLS, { ...TOOLS, name: 'ipc', rights: {} }])).toEqual([
    {
      identify: 'tools:loan:issue',
      application: { zh: '工具', en: 'Tools' },
      right: { zh: '发放工具', en: 'Issue tools' },
    },
  ])
})
