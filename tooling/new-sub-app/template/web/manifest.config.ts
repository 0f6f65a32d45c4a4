import type { SubAppConfig } from '@apron/sdk'

/** Settings that the shell needs before it loads anything: name, pages, their titles and options. */
export const manifest = {
  name: 'sampleApp',
  pages: {
    '/list': { title: { zh: '交接事项', en: 'Handover' }, keepAlive: true },
    '/detail': { title: { zh: '新建事项', en: 'New item' }, keepAlive: true, confirmClose: true },
  },
} as const satisfies SubAppConfig
