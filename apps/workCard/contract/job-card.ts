import {
  type DetailOf,
  defineRecord,
  type RecordOf,
  type SaveOf,
} from '@apron/contract/records/define-record'
import * as field from '@apron/contract/records/fields'
import { app } from '../app.ts'
import { LISTED, PACKAGE, SHOWN } from './field-options.ts'
import * as card from './job-card.fields.ts'
import { ACTIONS, CARD_HELP, CARD_TYPES, HISTORY, PAUSE_REASONS } from './job-card.texts.ts'
import { stepProblems } from './rules/step-problems.ts'

const TITLE = { required: true, search: true, column: { minWidth: 200 } } as const
const UNSTARTED = ['RELEASED', 'ASSIGNED'] as const
const STARTED = ['ASSIGNED', 'IN_WORK', 'PAUSED'] as const
const planned = { min: 0.1, max: 9_999 } as const
const actual = { min: 0, max: 99_999 } as const

/** Options of actions of the people at work. */
const WORK = { permission: 'card:sign' } as const
/** Options of actions that edit recorded data. */
const RECORDED = { ...WORK, prefilled: true } as const
/** Options of the decisions on a completed card. */
const REVIEW = { permission: 'card:close', from: ['COMPLETED'] } as const

/** A job card: drafted, checked, assigned, worked on step by step, reviewed and closed. */
export const jobCard = defineRecord({
  app,
  name: 'card',
  title: { zh: '工卡', en: 'Job card' },
  path: '/api/job-card/card',
  table: 'work_card_card',
  permissions: { view: 'card:view', edit: 'card:add', export: 'card:export' },
  fields: {
    cardNo: field.serial('JC', 4, { zh: '工卡号', en: 'Card no.', column: true }),
    titleZh: field.text(80, { ...TITLE, zh: '标题', en: 'Title (Chinese)', sort: true }),
    titleEn: field.text(80, { ...TITLE, zh: '英文标题', en: 'Title' }),
    packageNo: field.text(14, { ...LISTED, ...PACKAGE, pattern: '^PK-[0-9]{4}-[0-9]{4}$' }),
    seq: field.integer({ ...LISTED, zh: '序号', en: 'Seq.', min: 1, max: 999 }),
    acReg: field.readOnly(field.aircraft({ zh: '机号', en: 'Registration', search: true, column: true })),
    cardType: field.choice(CARD_TYPES, { ...SHOWN, zh: '类型', en: 'Type', initial: 'ROUTINE' }),
    ata: field.dictionary('ATA_CHAPTER', { ...SHOWN, zh: 'ATA章', en: 'ATA chapter' }),
    skill: field.dictionary('SKILL', { ...SHOWN, zh: '专业', en: 'Skill', filter: true }),
    zone: field.text(20, { zh: '区域', en: 'Zone', mono: true, column: true }),
    accessPanels: field.text(200, { zh: '接近盖板', en: 'Access panels', mono: true }),
    cardRev: field.text(10, { ...SHOWN, zh: '工卡版次', en: 'Card revision' }),
    cardRevDate: field.date({ ...SHOWN, zh: '版次日期', en: 'Revision date' }),
    estHours: field.decimal(1, { ...LISTED, ...planned, zh: '计划工时（h）', en: 'Planned hours (h)' }),
    critical: field.flag({ zh: '关键维修任务', en: 'Critical task', column: true }),
    predecessors: field.text(40, {
      zh: '前置工卡序号',
      en: 'After cards (seq.)',
      pattern: '^[0-9]{1,3}(,[0-9]{1,3})*$',
      help: CARD_HELP.predecessors,
    }),
    refDocs: field.lines(10, card.DOC_FIELDS, { zh: '参考资料', en: 'Reference documents', required: true }),
    steps: field.lines(60, card.STEP_FIELDS, { zh: '步骤', en: 'Steps', required: true, emptyInLists: true }),
    materials: field.lines(40, card.MATERIAL_FIELDS, { zh: '航材', en: 'Material', emptyInLists: true }),
    tools: field.lines(40, card.TOOL_FIELDS, { zh: '工具', en: 'Tools', emptyInLists: true }),
    attachments: field.files(20, ['pdf', 'jpg', 'png', 'docx', 'xlsx'], { zh: '附件', en: 'Attachments' }),
    ...field.allReadOnly({
      rii: field.flag({ zh: '必检', en: 'RII', column: true }),
      revisionChecked: field.flag({ zh: '手册版次已人工核对', en: 'Manual revisions checked by hand' }),
      revisionNew: field.flag({ zh: '换版待施工人员确认', en: 'New revision not acknowledged' }),
      foreman: field.person({ zh: '工长', en: 'Foreman', column: true }),
      assignees: field.people(6, {
        zh: '执行人',
        en: 'Assignees',
        help: CARD_HELP.assignees,
        filter: true,
        column: true,
      }),
      startTime: field.dateTime({ zh: '开始', en: 'Started', column: true }),
      endTime: field.dateTime({ zh: '完成', en: 'Completed', column: true }),
      actualHours: field.decimal(1, { ...actual, zh: '实际工时（h）', en: 'Actual hours (h)', column: true }),
      pauseReason: field.choice(PAUSE_REASONS, { zh: '暂停原因', en: 'Reason of the pause', column: true }),
      fromShift: field.dictionary('SHIFT', { zh: '交班班次', en: 'From shift' }),
      toShift: field.dictionary('SHIFT', { zh: '接班班次', en: 'To shift' }),
      doneText: field.longText(500, { zh: '已完成', en: 'Done' }),
      openText: field.longText(500, { zh: '未完成', en: 'Open' }),
      nextText: field.longText(500, { zh: '下一步', en: 'Next' }),
      handedOverBy: field.person({ zh: '交班人', en: 'Handed over by' }),
      takenOverBy: field.person({ zh: '接班人', en: 'Taken over by' }),
      deferBasis: field.text(100, { zh: '保留依据', en: 'Basis of deferral' }),
      deferUntil: field.date({ zh: '保留期限', en: 'Deferred until' }),
      customerApproved: field.flag({ zh: '客户已批准', en: 'Approved by the customer' }),
    }),
    status: field.state(card.CARD_STATES, { zh: '状态', en: 'State', column: true }),
  },
  actions: {
    cancel: {
      ...ACTIONS.cancel,
      from: UNSTARTED,
      to: 'CANCELLED',
      permission: 'package:assign',
      remark: 'required',
      meaning: 'red',
    },
    defer: {
      ...ACTIONS.defer,
      from: ['IN_WORK'],
      to: 'DEFERRED',
      permission: 'card:defer',
      fields: ['deferBasis', 'deferUntil'],
      optional: ['customerApproved'],
      meaning: 'amber',
    },
    confirmRevision: {
      ...ACTIONS.confirmRevision,
      from: [...UNSTARTED, ...card.ACTIVE_CARD_STATES],
      prefilled: true,
      permission: 'card:edit',
      fields: ['refDocs', 'cardRev'],
      optional: ['revisionChecked'],
    },
    acknowledge: { ...RECORDED, ...ACTIONS.acknowledge, from: card.ACTIVE_CARD_STATES },
    material: { ...RECORDED, ...ACTIONS.material, from: STARTED, optional: ['materials'] },
    tool: { ...RECORDED, ...ACTIONS.tool, from: [...STARTED, 'RII_WAIT'], optional: ['tools'] },
    attach: { ...RECORDED, ...ACTIONS.attach, from: card.ACTIVE_CARD_STATES, optional: ['attachments'] },
    release: {
      ...ACTIONS.release,
      from: ['DRAFT'],
      to: 'RELEASED',
      permission: 'card:release',
      optional: ['revisionChecked'],
      confirmed: 'once',
      meaning: 'green',
    },
    assign: {
      ...ACTIONS.assign,
      from: UNSTARTED,
      to: 'ASSIGNED',
      permission: 'card:assign',
      fields: ['assignees'],
    },
    start: { ...WORK, ...ACTIONS.start, from: ['ASSIGNED'], to: 'IN_WORK' },
    pause: {
      ...WORK,
      ...ACTIONS.pause,
      from: ['IN_WORK'],
      to: 'PAUSED',
      fields: ['pauseReason'],
      optional: ['fromShift', 'toShift', 'doneText', 'openText', 'nextText'],
    },
    resume: { ...WORK, ...ACTIONS.resume, from: ['PAUSED'], to: 'IN_WORK' },
    reopen: { ...REVIEW, ...ACTIONS.reopen, to: 'IN_WORK', remark: 'required', meaning: 'amber' },
    complete: { ...WORK, ...ACTIONS.complete, from: ['IN_WORK'], to: 'COMPLETED' },
    close: { ...REVIEW, ...ACTIONS.close, to: 'CLOSED', confirmed: 'again', meaning: 'green' },
  },
  history: HISTORY,
  problems: ({ steps }) => stepProblems(steps),
})

export type JobCard = RecordOf<(typeof jobCard)['fields']>
export type JobCardDetail = DetailOf<(typeof jobCard)['fields']>
export type JobCardSave = SaveOf<(typeof jobCard)['fields']>
