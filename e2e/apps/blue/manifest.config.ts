import type { SubAppConfig } from '@apron/sdk'

/** Carries the same class names and element rules as the other of the two. */
export const manifest = {
  name: 'blue',
  pages: { '/page': { title: { zh: '样式', en: 'Styles' }, keepAlive: true } },
} as const satisfies SubAppConfig
