import * as wire from '@apron/contract/entities/fields'
import { UploadedFile } from '@apron/contract/entities/uploaded-file'
import { type DetailOf, defineRecord, recordCall } from '@apron/contract/records/define-record'
import { describeFields } from '@apron/contract/records/describe-fields'
import { responseSchema, saveSchema } from '@apron/contract/records/field-schemas'
import * as field from '@apron/contract/records/fields'
import { pick } from '@apron/contract/records/pick'
import { type Static, Type } from 'typebox'
import { app } from '../app.ts'
import { tool } from './tool.ts'
import { assetField, CAL_RESULTS, TOOLS_MAX } from './tools.values.ts'

const STATES = {
  PLANNED: { zh: '计划', en: 'Planned', meaning: 'neutral', editable: true },
  SENT: { zh: '校验中', en: 'At calibration', meaning: 'info' },
  DONE: { zh: '完成', en: 'Done', meaning: 'green' },
  CANCELLED: { zh: '已取消', en: 'Cancelled', meaning: 'neutral' },
} as const

const KINDS = { INTERNAL: { zh: '内校', en: 'Internal' }, EXTERNAL: { zh: '外校', en: 'External' } } as const

const LARGEST = 1_000_000

const RESULT = {
  result: field.choice(CAL_RESULTS, { zh: '结果', en: 'Result', required: true }),
  asFound: field.decimal(3, { zh: '校前', en: 'As found', min: -LARGEST, max: LARGEST }),
  asLeft: field.decimal(3, { zh: '校后', en: 'As left', min: -LARGEST, max: LARGEST }),
  deviation: field.decimal(2, { zh: '偏差 %', en: 'Deviation %', min: -1000, max: 1000 }),
  certNo: field.text(40, { zh: '证书编号', en: 'Certificate no.', required: true }),
  certDate: field.date({ zh: '证书日期', en: 'Dated', required: true }),
}
const COST = {
  cost: field.decimal(2, { zh: '费用', en: 'Cost', min: 0, max: 9_999_999 }),
  currency: field.text(3, { zh: '币种', en: 'Currency' }),
}

/** A job that sends tools to calibration together. */
export const calJob = defineRecord({
  app,
  name: 'calJob',
  title: { zh: '送校单', en: 'Calibration job' },
  path: '/api/tool-mgmt/cal',
  table: 'tools_cal_job',
  permissions: { view: 'cal:view', edit: 'cal:plan', export: 'tool:export' },
  fields: {
    caNo: field.serial('CA', 4, { zh: '编号', en: 'Number', column: true }),
    kind: field.choice(KINDS, {
      zh: '方式',
      en: 'Kind',
      required: true,
      initial: 'EXTERNAL',
      filter: true,
      column: true,
    }),
    lab: field.text(20, {
      zh: '校验机构',
      en: 'Laboratory',
      mono: true,
      search: true,
      column: 144,
      requiredWhen: ({ kind }) => kind === 'EXTERNAL',
      help: { zh: '供应商编号，如 SU-0X103', en: 'Supplier code, such as SU-0X103' },
    }),
    planned: field.date({ zh: '计划日期', en: 'Planned for', filter: true, sort: true, column: true }),
    sentDate: field.readOnly(field.date({ zh: '送出日期', en: 'Sent on', sort: true, column: true })),
    tools: field.lines(
      TOOLS_MAX,
      { assetNo: assetField() },
      { zh: '工具', en: 'Tools', required: true, column: { minWidth: 200 } },
    ),
    results: field.log(
      TOOLS_MAX,
      { assetNo: assetField(), ...RESULT, nextDue: field.date({ zh: '下次到期', en: 'Next due' }), ...COST },
      { zh: '结果', en: 'Results' },
    ),
    certFiles: field.readOnly(field.files(TOOLS_MAX, ['pdf'], { zh: '证书', en: 'Certificates' })),
    trace: field.log(
      500,
      {
        assetNo: assetField(),
        loanNo: field.text(20, { zh: '借用单', en: 'Loan' }),
        cardNo: field.text(20, { zh: '工卡', en: 'Card' }),
        acReg: field.text(10, { zh: '飞机', en: 'Aircraft' }),
        outTime: field.text(19, { zh: '借出时间', en: 'Issued at' }),
      },
      { zh: '反向追溯', en: 'Reverse traceability' },
    ),
    status: field.state(STATES, { zh: '状态', en: 'State', column: true }),
  },
  history: { result: { zh: '录入结果', en: 'Result recorded' } },
  actions: {
    cancel: { zh: '取消', en: 'Cancel', from: ['PLANNED'], to: 'CANCELLED', remark: 'required' },
    send: {
      zh: '送校',
      en: 'Send',
      from: ['PLANNED'],
      to: 'SENT',
      permission: 'cal:record',
      question: {
        zh: '工具将转为送校状态，不能借用。无法核对供应商资质，请确认机构有效。',
        en: 'The tools go to calibration and cannot be borrowed. The supplier could not be checked: make sure that the laboratory is approved.',
      },
      meaning: 'amber',
    },
  },
})

export type CalJobDetail = DetailOf<(typeof calJob)['fields']>

const RESULT_FIELDS = {
  assetNo: assetField({ zh: '工具', en: 'Tool' }),
  ...RESULT,
  certDate: { ...RESULT.certDate, en: 'Certificate dated' },
  ...COST,
}

/** Form fields for the result of one tool. */
export const calResult = describeFields({
  texts: `${calJob.texts}.result`,
  fields: {
    ...RESULT_FIELDS,
    currency: field.dictionary('CURRENCY', { zh: '币种', en: 'Currency' }),
    certFile: field.files(1, ['pdf'], { zh: '证书（PDF）', en: 'Certificate (PDF)', required: true }),
  },
})

const SEEN = { id: wire.recordId, version: wire.version }
export const CalResultForm = saveSchema(calResult.fields, SEEN)
export type CalResultForm = Static<typeof CalResultForm>
export const CalResultBody = saveSchema(RESULT_FIELDS, { ...SEEN, certFile: UploadedFile })
export type CalResultBody = Static<typeof CalResultBody>

/** Records the result of one tool of a job; the last one completes it. */
export const recordCalResult = recordCall<{ body: CalResultBody; data: CalJobDetail }>(
  calJob,
  'POST',
  'result',
  'tools:cal:record',
)

export const PlanQuery = Type.Object({ month: Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' }) })
export type PlanQuery = Static<typeof PlanQuery>

export const PLANNED = ['assetNo', 'nameZh', 'nameEn', 'crib', 'status', 'calDue'] as const

export const PlannedTool = responseSchema(pick(tool.fields, PLANNED), {
  id: wire.recordId,
  /** Number of its open job, or empty. */
  caNo: Type.String(),
})
export type PlannedTool = Static<typeof PlannedTool>

export const CalPlan = Type.Object({
  /** Twelve months starting with the previous one, each with the number of tools due. */
  months: Type.Array(Type.Object({ month: Type.String(), count: Type.Integer() })),
  tools: Type.Array(PlannedTool),
})
export type CalPlan = Static<typeof CalPlan>

type Plan = { query: PlanQuery; data: CalPlan }
export const queryCalPlan = recordCall<Plan>(calJob, 'GET', 'plan', calJob.rights.view)
