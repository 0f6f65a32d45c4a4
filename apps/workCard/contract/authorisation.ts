import { defineRecord } from '@apron/contract/records/define-record'
import * as field from '@apron/contract/records/fields'
import { app } from '../app.ts'
import { LISTED } from './field-options.ts'

/** A person's authorisation to sign the steps of a skill at a site. */
export const authorisation = defineRecord({
  app,
  name: 'authorisation',
  title: { zh: '人员授权', en: 'Authorisation' },
  path: '/api/job-card/authorisation',
  table: 'work_card_authorisation',
  permissions: { view: 'skill:config', edit: 'skill:config' },
  order: { by: 'person' },
  fields: {
    stampNo: field.text(12, { ...LISTED, zh: '印章号', en: 'Stamp', mono: true, search: true }),
    person: field.person({ ...LISTED, zh: '人员', en: 'Person', filter: true }),
    skill: field.dictionary('SKILL', { ...LISTED, zh: '专业', en: 'Skill', filter: true }),
    rii: field.flag({ zh: '必检', en: 'RII', filter: true, column: true }),
    validUntil: field.date({ ...LISTED, zh: '有效期至', en: 'Valid until' }),
  },
})
