import type { SubAppConfig } from '@apron/sdk'
import { PARTS_TEXTS } from './parts.texts.ts'

/** The test harness builds it under the name it is deployed as. */
export const manifest = {
  name: 'parts',
  pages: {
    '/table': { title: PARTS_TEXTS.table.title, keepAlive: true },
    '/long': { title: PARTS_TEXTS.long.title, keepAlive: true },
    '/fields': { title: PARTS_TEXTS.fields.title, keepAlive: true },
    '/approval': { title: PARTS_TEXTS.approval.title, keepAlive: true },
    '/dialogs': { title: PARTS_TEXTS.dialogs.title, keepAlive: true },
  },
} as const satisfies SubAppConfig
