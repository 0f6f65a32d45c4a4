import type { FileReader } from '@apron/server-kit/files/files-service'

/** Files of this record kind can be read by everybody who is logged in: portal texts link to them. */
export const PUBLISHED_KIND = 'portal.published'

export const readPublished: FileReader = () => Promise.resolve(true)
