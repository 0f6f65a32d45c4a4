import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'

export const app = {
  name: 'safetyQuality',
  title: { zh: '安全质量', en: 'Safety & quality' },
  port: 9506,
  pages: {
    '/checkList': { title: { zh: '检查单', en: 'Check orders' }, keepAlive: true, menu: 'entry' },
    '/checkedResult': {
      title: { zh: '检查结果', en: 'Check result' },
      keepAlive: true,
      confirmClose: true,
      menu: 'hidden',
    },
    '/checkOrder': {
      title: { zh: '编制检查单', en: 'Prepare check order' },
      keepAlive: true,
      confirmClose: true,
    },
  },
  rights: {
    'check:view': { page: '/checkList', title: { zh: '查看检查单', en: 'See Check orders' } },
    'check:viewAll': {
      page: '/checkList',
      title: { zh: '查看各部门检查单', en: 'Checks of all departments' },
    },
    'check:viewEarly': { page: '/checkList', title: { zh: '提前查看突击检查', en: 'See spot checks early' } },
    'check:follow': { page: '/checkList', title: { zh: '接收本部门检查消息', en: 'Follow own department' } },
    'check:add': { page: '/checkList', title: { zh: '新建检查单', en: 'Create check orders' } },
    'check:submit': { page: '/checkedResult', title: { zh: '提交检查结果', en: 'Submit check results' } },
    'check:issue': { page: '/checkList', title: { zh: '下达检查单', en: 'Issue check orders' } },
    'check:approve': { page: '/checkedResult', title: { zh: '审批检查单', en: 'Approve check orders' } },
    'check:cancel': { page: '/checkList', title: { zh: '取消检查单', en: 'Cancel check orders' } },
  },
} as const satisfies AppDefinition
