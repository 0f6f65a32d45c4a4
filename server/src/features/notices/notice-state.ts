import type { NoticeState } from '@apron/contract/messages/admin-notice.fields'

export interface Publication {
  readonly publishedAt: Date | null
  readonly withdrawnAt: Date | null
}

/** Returns the state of a notice. `planned` is published for a later time. */
export function noticeState({ publishedAt, withdrawnAt }: Publication, now: Date): NoticeState {
  if (publishedAt === null) return withdrawnAt === null ? 'draft' : 'withdrawn'
  return publishedAt <= now ? 'published' : 'planned'
}
