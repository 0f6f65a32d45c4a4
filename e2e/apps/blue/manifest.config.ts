import type { SubAppConfig } from '@apron/sdk'

/** Test application with the same class names and element rules as `red`. */
export const manifest = {
  name: 'blue',
  pages: { '/page': { title: { zh: '样式', en: 'Styles' }, keepAlive: true } },
} as const satisfies SubAppConfig
