import { defineRecord, type SaveOf } from '@apron/contract/records/define-record'
import * as field from '@apron/contract/records/fields'
import { app } from '../app.ts'

/** Authorises a person to sign the steps of a skill at a site. */
export const authorisation = defineRecord({
  app,
  name: 'authorisation',
  title: { zh: '人员授权', en: 'Authorisation' },
  path: '/api/job-card/authorisation',
  table: 'work_card_authorisation',
  permissions: { view: 'skill:config', edit: 'skill:config' },
  order: { by: 'person' },
  fields: {
    stampNo: field.text(12, {
      zh: '印章号',
      en: 'Stamp',
      required: true,
      mono: true,
      search: true,
      sort: true,
      column: true,
    }),
    person: field.person({
      zh: '人员',
      en: 'Person',
      required: true,
      filter: true,
      sort: true,
      column: true,
    }),
    skill: field.dictionary('SKILL', {
      zh: '专业',
      en: 'Skill',
      required: true,
      filter: true,
      sort: true,
      column: true,
    }),
    rii: field.flag({ zh: '必检', en: 'RII', filter: true, column: true }),
    validUntil: field.date({ zh: '有效期至', en: 'Valid until', required: true, sort: true, column: true }),
  },
})

export type AuthorisationSave = SaveOf<(typeof authorisation)['fields']>
