import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'

/** What this application is: build, pages, rights of its calls, menu and server part take it from here. */
export const app = {
  name: 'sampleApp',
  title: { zh: '班组交接', en: 'Shift handover' },
  port: 9507,
  pages: {
    '/list': { title: { zh: '交接事项', en: 'Handover items' }, keepAlive: true, menu: 'entry' },
    '/item': {
      title: { zh: '新建交接事项', en: 'New handover item' },
      keepAlive: true,
      confirmClose: true,
      menu: 'hidden',
    },
  },
  rights: {
    'item:view': { page: '/list', title: { zh: '查看交接事项', en: 'See handover items' } },
    'item:edit': { page: '/item', title: { zh: '编辑交接事项', en: 'Edit handover items' } },
  },
  roles: ['ADMIN', 'WORKSHOP'],
} as const satisfies AppDefinition
