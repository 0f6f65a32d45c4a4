import type { SubAppConfig } from '@apron/sdk'

export const manifest = {
  name: 'amm',
  pages: {
    '/library': { title: { zh: '手册目录', en: 'Library' }, keepAlive: true },
    '/feedback': { title: { zh: '手册反馈', en: 'Feedback' }, keepAlive: true, confirmClose: true },
  },
} as const satisfies SubAppConfig
