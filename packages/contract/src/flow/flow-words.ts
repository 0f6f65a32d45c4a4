import type { TextPair } from '../texts/text-pair.ts'
import type { TaskKind } from './definition-view.ts'

/** Approval kinds of FLOW-07, by template name. */
export const FLOW_KINDS = {
  bidApproval: { zh: '投标审批', en: 'Bid' },
  quoteExtension: { zh: '报价延期审批', en: 'Quotation extension' },
  prAmount: { zh: '采购申请金额审批', en: 'PR amount' },
  prLineAmount: { zh: '采购行金额审批', en: 'PR line amount' },
  poChange: { zh: '采购订单变更审批', en: 'PO modification' },
  wsDemandApply: { zh: '车间需求申请审批', en: 'Workshop demand application' },
  wsDemandPlan: { zh: '车间需求计划审批', en: 'Workshop demand plan' },
  supplierQualify: { zh: '供应商资质审批', en: 'Supplier qualification' },
  enterpriseInfo: { zh: '企业信息变更审批', en: 'Enterprise information change' },
  financial: { zh: '财务审批', en: 'Financial' },
  customerApproval: { zh: '客户审批', en: 'Customer approval' },
} as const satisfies Record<string, TextPair>
export type FlowKind = keyof typeof FLOW_KINDS

/** States of a process. `rejected` waits for the initiator's rework; the last three are final. */
export const FLOW_STATES = {
  running: { zh: '审批中', en: 'In progress' },
  rejected: { zh: '已驳回', en: 'Rejected' },
  agreed: { zh: '已同意', en: 'Agreed' },
  refused: { zh: '已拒绝', en: 'Refused' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
} as const satisfies Record<string, TextPair>
export type FlowState = keyof typeof FLOW_STATES

/** Acts in the approval record. */
export const RECORD_ACTS = {
  submit: { zh: '提交', en: 'Submitted' },
  resubmit: { zh: '重新提交', en: 'Submitted again' },
  agree: { zh: '同意', en: 'Agreed' },
  fillIn: { zh: '办理完成', en: 'Completed' },
  reject: { zh: '驳回', en: 'Rejected' },
  refuse: { zh: '拒绝', en: 'Refused' },
  withdraw: { zh: '撤回', en: 'Withdrawn' },
  transfer: { zh: '转交', en: 'Transferred' },
  addApprover: { zh: '加签', en: 'Approver added' },
  move: { zh: '管理员调整', en: 'Moved by an operator' },
  resume: { zh: '恢复', en: 'Resumed by an operator' },
  escalate: { zh: '升级', en: 'Escalated' },
  remind: { zh: '催办', en: 'Reminded' },
} as const satisfies Record<string, TextPair>
export type RecordAct = keyof typeof RECORD_ACTS

/** Notes that the portal adds to a record. */
export const RECORD_NOTES = {
  sameApprover: { zh: '与上一节点同一审批人', en: 'Same approver as at the previous node' },
  initiatorHolds: {
    zh: '发起人即为该节点处理人，自动通过',
    en: 'The initiator holds this node: it was passed',
  },
} as const satisfies Record<string, TextPair>
export type RecordNote = keyof typeof RECORD_NOTES

/** Reasons why a process is stuck until an operator or the organisation changes something. */
export const STUCK_REASONS = {
  nobody: { zh: '没有可以审批的人员', en: 'There is nobody who may decide this node' },
  onlyInitiator: {
    zh: '只有发起人可以审批，且没有上一级',
    en: 'Only the initiator may decide this node, and there is no next level up',
  },
  conditionFailed: { zh: '分支条件无法计算', en: 'A condition of a gateway cannot be computed' },
} as const satisfies Record<string, TextPair>
export type StuckReason = keyof typeof STUCK_REASONS

/** Names of the task kinds. */
export const TASK_KINDS: Readonly<Record<TaskKind, TextPair>> = {
  decide: { zh: '审批', en: 'Decide' },
  fillIn: { zh: '填写', en: 'Fill in' },
  confirm: { zh: '确认', en: 'Confirm' },
  rework: { zh: '修改后重新提交', en: 'Rework' },
}
