import type { SubAppConfig } from '@apron/sdk'

/** Test application with the same class names and element rules as `blue`. */
export const manifest = {
  name: 'red',
  pages: { '/page': { title: { zh: '样式', en: 'Styles' }, keepAlive: true } },
} as const satisfies SubAppConfig
