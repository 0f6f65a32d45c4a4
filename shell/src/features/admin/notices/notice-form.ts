import type { AdminNotice, AdminNoticeSave, NoticeKind } from '@apron/contract/entities/admin-notice'

export interface NoticeForm {
  readonly kind: NoticeKind
  readonly titleZh: string
  readonly titleEn: string
  readonly contentZh: string
  readonly contentEn: string
}

export const NEW_NOTICE: NoticeForm = {
  kind: 'notice',
  titleZh: '',
  titleEn: '',
  contentZh: '',
  contentEn: '',
}

/** @param notice to be changed; null for a new one */
export function noticeForm(notice: AdminNotice | null): NoticeForm {
  if (notice === null) return NEW_NOTICE
  const { kind, titleZh, titleEn, contentZh, contentEn } = notice
  return { kind, titleZh, titleEn, contentZh, contentEn }
}

const TEXT_FIELDS = ['titleZh', 'titleEn', 'contentZh', 'contentEn'] as const

/** The fields that must still be filled in. */
export function missingTexts(form: NoticeForm): readonly (keyof NoticeForm)[] {
  return TEXT_FIELDS.filter(field => form[field].trim() === '')
}

/** @param before the notice that is changed; null for a new one */
export function toNoticeSave(form: NoticeForm, before: AdminNotice | null): AdminNoticeSave {
  return { ...form, id: before?.id ?? null, version: before?.version ?? null }
}

export interface PublicationForm {
  readonly when: 'now' | 'later'
  /** yyyy-MM-dd */
  readonly day: string | null
  /** HH:mm */
  readonly clock: string
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

export function publicationFaults({ when, day, clock }: PublicationForm): {
  readonly day?: 'notices.dayMissing'
  readonly clock?: 'notices.clockWrong'
} {
  if (when === 'now') return {}
  return {
    ...(day === null ? { day: 'notices.dayMissing' } : {}),
    ...(CLOCK.test(clock) ? {} : { clock: 'notices.clockWrong' }),
  }
}

/** `yyyy-MM-dd HH:mm:ss`; undefined for now. */
export function publishTime({ when, day, clock }: PublicationForm): string | undefined {
  return when === 'now' || day === null ? undefined : `${day} ${clock}:00`
}
