import { describeFields } from '../records/describe-fields.ts'
import { withCodes } from '../records/field-texts.ts'
import * as field from '../records/fields.ts'
import { ADMIN_TEXT_LENGTHS, ICAO_CODE, THREE_LETTER_CODE } from '../rules/records/admin-formats.ts'
import { ADMIN_LABELS } from '../rules/records/admin-labels.ts'

const STATES = withCodes('sites.state', {
  site: { zh: '航站', en: 'Site', meaning: 'green' },
  airport: { zh: '非航站', en: 'Not a site', meaning: 'neutral' },
})
const LETTERS = { required: true, upperCase: true, mono: true, search: true, sort: true } as const
const NAME = { required: true, search: true, sort: true } as const

/** An airport of the reference list, which may be a site of the organisation. */
export const adminSite = describeFields({
  texts: 'sites',
  fields: {
    threeCode: field.text(3, {
      ...LETTERS,
      zh: '三字码',
      en: 'Three-letter code',
      fixed: true,
      pattern: THREE_LETTER_CODE.source,
      help: { textCode: 'sites.codeHint', zh: '保存后不能修改', en: 'Cannot be changed later' },
      wrong: {
        textCode: 'sites.threeCodeWrong',
        zh: '三个大写字母，例如 CAN',
        en: 'Enter three capital letters, for example CAN',
      },
      column: { width: 148 },
    }),
    icao: field.text(4, {
      ...LETTERS,
      zh: '四字码',
      en: 'ICAO code',
      pattern: ICAO_CODE.source,
      wrong: {
        textCode: 'sites.icaoWrong',
        zh: '四个大写字母，例如 ZGGG',
        en: 'Enter four capital letters, for example ZGGG',
      },
      column: { width: 116 },
    }),
    cnName: field.text(ADMIN_TEXT_LENGTHS.name, {
      ...ADMIN_LABELS.nameZh,
      ...NAME,
      column: { id: 'nameZh', minWidth: 140 },
    }),
    enName: field.text(ADMIN_TEXT_LENGTHS.name, {
      ...ADMIN_LABELS.nameEn,
      ...NAME,
      column: { id: 'nameEn', minWidth: 180 },
    }),
    isSite: field.readOnly(
      field.flag({
        ...ADMIN_LABELS.state,
        options: { true: STATES.site, false: STATES.airport },
        sort: true,
        column: { width: 124 },
      }),
    ),
    people: field.count({ zh: '人员数', en: 'People', sort: true, column: { width: 92 } }),
  },
})
