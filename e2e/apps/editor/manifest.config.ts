import type { SubAppConfig } from '@apron/sdk'

/** The test harness builds it under the name it is deployed as. */
export const manifest = {
  name: 'editor',
  pages: {
    '/list': { title: { zh: '记录列表', en: 'Records' }, keepAlive: true },
    '/record': { title: { zh: '记录', en: 'Record' }, keepAlive: true },
    '/form': { title: { zh: '表单', en: 'Form' }, keepAlive: true },
    '/plain': { title: { zh: '便签', en: 'Note' } },
    '/popups': { title: { zh: '弹出层', en: 'Pop-ups' }, keepAlive: true },
    '/AddEnReport': {
      title: { zh: '新增英文报告', en: 'Add an English report' },
      keepAlive: true,
      confirmClose: true,
    },
    '/AddChineseReport': {
      title: { zh: '新增中文报告', en: 'Add a Chinese report' },
      keepAlive: true,
      confirmClose: true,
    },
  },
} as const satisfies SubAppConfig
