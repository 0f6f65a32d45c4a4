import { type DetailOf, defineRecord, type RecordOf } from '@apron/contract/records/define-record'
import * as field from '@apron/contract/records/fields'
import { IMAGE_EXTENSIONS } from '@apron/contract/rules/files/file-kinds'
import { app } from '../app.ts'
import { ASSET_NO, assetField, CRIB, CRIBS, HOLD_REASONS, TOOL_STATES } from './tools.values.ts'

/** A single tool with its asset number. Loans, calibration jobs and lost reports change its state. */
export const tool = defineRecord({
  app,
  name: 'tool',
  title: { zh: '工具', en: 'Tool' },
  path: '/api/tool-mgmt/tool',
  table: 'tools_tool',
  permissions: { view: 'tool:view', edit: 'tool:edit', export: 'tool:export' },
  order: { by: 'assetNo' },
  removable: false,
  fields: {
    assetNo: assetField({
      help: { zh: '两个字母、横线、四位数字', en: 'Two letters, hyphen, four digits' },
      search: true,
      sort: true,
      column: 120,
    }),
    typeNo: field.text(20, { zh: '类型', en: 'Type', required: true, mono: true, column: 128 }),
    nameZh: field.readOnly(
      field.text(60, { zh: '中文名称', en: 'Chinese name', search: true, column: { minWidth: 128 } }),
    ),
    nameEn: field.readOnly(
      field.text(60, { zh: '英文名称', en: 'English name', search: true, column: { minWidth: 128 } }),
    ),
    toolClass: field.readOnly(
      field.dictionary('TOOL_CLASS', { zh: '类别', en: 'Class', filter: true, sort: true, column: true }),
    ),
    serialNo: field.text(40, { zh: '序列号', en: 'Serial no.', mono: true, search: true, column: true }),
    maker: field.text(60, { zh: '制造商', en: 'Maker' }),
    crib: field.choice(CRIBS, { ...CRIB, sort: true }),
    location: field.text(20, {
      zh: '库位',
      en: 'Location',
      mono: true,
      search: true,
      column: 128,
      help: { zh: '柜-层-格', en: 'Cabinet-drawer-slot' },
    }),
    status: field.state(TOOL_STATES, { zh: '状态', en: 'State', column: 148 }),
    holdReason: field.readOnly(
      field.choice(HOLD_REASONS, { zh: '隔离原因', en: 'Held for', filter: true, column: true }),
    ),
    calDue: field.readOnly(
      field.date({ zh: '校验到期', en: 'Calibration due', filter: true, sort: true, column: 152 }),
    ),
    lastCal: field.date({
      zh: '上次校验',
      en: 'Last calibration',
      help: { zh: '新建时填写，以后由送校结果更新', en: 'Entered for a new tool; results update it later' },
    }),
    certFile: field.readOnly(field.files(1, ['pdf'], { zh: '校验证书', en: 'Certificate' })),
    custodian: field.person({ zh: '保管人', en: 'Custodian', filter: true }),
    kitOf: field.text(7, { zh: '所属套件', en: 'Part of kit', mono: true, pattern: ASSET_NO }),
    purchaseDate: field.date({ zh: '购置日期', en: 'Purchased on' }),
    cost: field.money('currency', { zh: '金额', en: 'Cost' }),
    currency: field.dictionary('CURRENCY', {
      zh: '币种',
      en: 'Currency',
      requiredWhen: ({ cost }) => cost !== null,
    }),
    photo: field.files(1, IMAGE_EXTENSIONS, { zh: '照片', en: 'Photo' }),
  },
  history: {
    issue: { zh: '借出', en: 'Issued' },
    return: { zh: '归还', en: 'Returned' },
    hold: { zh: '自动隔离', en: 'Held by the clock' },
    send: { zh: '送校', en: 'Sent for calibration' },
    result: { zh: '校验结果', en: 'Calibration result' },
    lost: { zh: '报失', en: 'Reported lost' },
    found: { zh: '找到', en: 'Found' },
    writeOff: { zh: '核销', en: 'Written off' },
  },
  actions: {
    scrap: {
      zh: '报废',
      en: 'Scrap',
      from: ['REPAIR'],
      to: 'SCRAPPED',
      permission: 'tool:scrap',
      remark: 'required',
      meaning: 'red',
    },
    quarantine: {
      zh: '隔离',
      en: 'Quarantine',
      from: ['IN_STOCK', 'LIMITED'],
      to: 'QUARANTINE',
      remark: 'required',
      meaning: 'red',
    },
    repair: { zh: '送修', en: 'Repair', from: ['QUARANTINE'], to: 'REPAIR', remark: 'optional' },
    release: {
      zh: '修复入库',
      en: 'Return to stock',
      from: ['REPAIR'],
      to: 'IN_STOCK',
      remark: 'optional',
      meaning: 'green',
    },
  },
})

export type Tool = RecordOf<(typeof tool)['fields']>
export type ToolDetail = DetailOf<(typeof tool)['fields']>
