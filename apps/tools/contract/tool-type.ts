import { defineRecord, recordCall } from '@apron/contract/records/define-record'
import { responseSchema } from '@apron/contract/records/field-schemas'
import * as field from '@apron/contract/records/fields'
import { pick } from '@apron/contract/records/pick'
import type { Static } from 'typebox'
import { app } from '../app.ts'
import { UNITS } from './tools.values.ts'

const LARGEST = 1_000_000

/** A type of tool: class, range and calibration interval. */
export const toolType = defineRecord({
  app,
  name: 'toolType',
  title: { zh: '工具类型', en: 'Tool type' },
  path: '/api/tool-mgmt/type',
  table: 'tools_type',
  permissions: { view: 'tool:view', edit: 'tool:edit', export: 'tool:export' },
  order: { by: 'typeNo' },
  removable: false,
  fields: {
    typeNo: field.text(20, {
      zh: '类型编号',
      en: 'Type no.',
      required: true,
      mono: true,
      pattern: '^[A-Z0-9][A-Z0-9-]*$',
      search: true,
      sort: true,
      column: 144,
    }),
    nameZh: field.text(60, {
      zh: '中文名称',
      en: 'Chinese name',
      required: true,
      search: true,
      sort: true,
      column: true,
    }),
    nameEn: field.text(60, { zh: '英文名称', en: 'English name', search: true, sort: true, column: true }),
    toolClass: field.dictionary('TOOL_CLASS', {
      zh: '类别',
      en: 'Class',
      required: true,
      filter: true,
      sort: true,
      column: true,
    }),
    spec: field.text(80, { zh: '规格', en: 'Specification', column: true }),
    rangeMin: field.decimal(3, { zh: '量程下限', en: 'Range from', min: 0, max: LARGEST }),
    rangeMax: field.decimal(3, { zh: '量程上限', en: 'Range to', min: 0, max: LARGEST }),
    unit: field.choice(UNITS, { zh: '单位', en: 'Unit', requiredWhen: ({ rangeMax }) => rangeMax !== null }),
    resolution: field.decimal(4, { zh: '分辨力', en: 'Resolution', min: 0, max: LARGEST }),
    accuracy: field.text(40, { zh: '准确度', en: 'Accuracy' }),
    calIntervalMonths: field.integer({
      zh: '校验周期（月）',
      en: 'Calibration interval (months)',
      required: true,
      min: 0,
      max: 60,
      sort: true,
      column: 240,
      help: { zh: '0 表示无需校验', en: '0: needs no calibration' },
    }),
    manualRef: field.text(60, { zh: '手册参考', en: 'Manual reference' }),
  },
  problems: ({ rangeMin, rangeMax }) =>
    rangeMin !== null && rangeMax !== null && rangeMax < rangeMin
      ? [{ field: 'rangeMax', problem: 'tooSmall', params: { min: String(rangeMin) } }]
      : [],
})

export const TYPE_OPTION_FIELDS = ['typeNo', 'nameZh', 'nameEn', 'calIntervalMonths'] as const

export const TypeOption = responseSchema(pick(toolType.fields, TYPE_OPTION_FIELDS), {})
export type TypeOption = Static<typeof TypeOption>

/** Returns the types of all sites, for the form of a tool. */
export const listToolTypes = recordCall<{ data: TypeOption[] }>(toolType, 'GET', 'list', toolType.rights.view)
