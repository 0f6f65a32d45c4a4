import type { SubAppConfig } from '@apron/sdk'

/** An application whose pages fail after they were rendered. */
export const manifest = {
  name: 'faulty',
  pages: {
    '/healthy': { title: { zh: '正常页面', en: 'Sound page' }, keepAlive: true },
    '/render': { title: { zh: '绘制出错', en: 'Fails to draw' } },
    '/effect': { title: { zh: '副作用出错', en: 'Fails in an effect' } },
  },
} as const satisfies SubAppConfig
