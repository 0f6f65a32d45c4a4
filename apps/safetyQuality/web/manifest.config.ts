import type { SubAppConfig } from '@apron/sdk'

/** The pages of safetyQuality that exist, with their titles and flags. */
export const manifest = {
  name: 'safetyQuality',
  pages: {
    '/checkList': { title: { zh: '检查单', en: 'Check orders' }, keepAlive: true },
    '/checkedResult': { title: { zh: '检查结果', en: 'Check result' }, keepAlive: true, confirmClose: true },
  },
} as const satisfies SubAppConfig
