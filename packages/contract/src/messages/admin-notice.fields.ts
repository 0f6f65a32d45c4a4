import { describeFields } from '../records/describe-fields.ts'
import { withCodes } from '../records/field-texts.ts'
import * as field from '../records/fields.ts'
import { ADMIN_TEXT_LENGTHS } from '../rules/records/admin-formats.ts'
import { ADMIN_LABELS } from '../rules/records/admin-labels.ts'

const KINDS = withCodes('notices.kind', {
  notice: { zh: '公告', en: 'Notice' },
  version: { zh: '版本公告', en: 'Version notice' },
})
/** `planned`: will be published at a later time. */
const STATES = withCodes('notices.state', {
  draft: { zh: '草稿', en: 'Draft', meaning: 'neutral' },
  planned: { zh: '待发布', en: 'Scheduled', meaning: 'info' },
  published: { zh: '已发布', en: 'Published', meaning: 'green' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn', meaning: 'amber' },
})
export type NoticeKind = keyof typeof KINDS
export type NoticeState = keyof typeof STATES

const TITLE = { required: true, search: true, sort: true } as const
const CONTENT = { required: true, search: true } as const

/** A notice in both languages, for administrators. The content is plain text. */
export const adminNotice = describeFields({
  texts: 'notices',
  fields: {
    titleZh: field.text(ADMIN_TEXT_LENGTHS.noticeTitle, {
      ...TITLE,
      zh: '中文标题',
      en: 'Chinese title',
      column: { minWidth: 200, locked: false },
    }),
    titleEn: field.text(ADMIN_TEXT_LENGTHS.noticeTitle, {
      ...TITLE,
      zh: '英文标题',
      en: 'English title',
      column: { minWidth: 200 },
    }),
    contentZh: field.longText(ADMIN_TEXT_LENGTHS.noticeContent, {
      ...CONTENT,
      zh: '中文内容',
      en: 'Chinese text',
    }),
    contentEn: field.longText(ADMIN_TEXT_LENGTHS.noticeContent, {
      ...CONTENT,
      zh: '英文内容',
      en: 'English text',
    }),
    kind: field.choice(KINDS, {
      zh: '类型',
      en: 'Kind',
      required: true,
      initial: 'notice',
      filter: 'one',
      sort: true,
      column: { width: 124 },
    }),
    state: field.state(STATES, {
      ...ADMIN_LABELS.state,
      filter: 'one',
      sort: false,
      column: { width: 136 },
    }),
    publishTime: field.readOnly(
      field.dateTime({
        zh: '发布时间',
        en: 'Publication',
        required: true,
        sort: true,
        column: { width: 152 },
      }),
    ),
    updateBy: field.readOnly(
      field.text(60, { zh: '修改人', en: 'Changed by', sort: true, column: { width: 116 } }),
    ),
    updateTime: field.readOnly(
      field.dateTime({ zh: '修改时间', en: 'Changed', required: true, sort: true, column: { width: 152 } }),
    ),
  },
})
