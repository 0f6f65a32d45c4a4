import type { ErrorEntry } from '../errors/catalogue.ts'

/** Refusals of a process step, which changes nothing then (FLOW-06). */
export const FLOW_REFUSALS = {
  alreadyAgreed: { code: 409, status: 200, zh: '已同意', en: 'Already agreed.' },
  alreadyRejected: { code: 409, status: 200, zh: '已驳回', en: 'Already rejected.' },
  alreadyRefused: { code: 409, status: 200, zh: '已拒绝', en: 'Already refused.' },
  alreadyWithdrawn: { code: 409, status: 200, zh: '发起人已撤回', en: 'The initiator has withdrawn it.' },
  taskOver: {
    code: 409,
    status: 200,
    zh: '该待办已由他人处理或已失效，请刷新后重试',
    en: 'This task has been done by someone else or is no longer valid. Refresh and try again.',
  },
  notYourTask: {
    code: 409,
    status: 200,
    zh: '该待办不在您名下，请刷新后重试',
    en: 'This task is not yours. Refresh and try again.',
  },
  ownRequest: {
    code: 409,
    status: 200,
    zh: '不能审批本人发起的申请，请由其他人审批',
    en: 'You cannot decide your own request. Someone else must decide it.',
  },
  decidedAlready: {
    code: 409,
    status: 200,
    zh: '已有人审批，不能撤回',
    en: 'Someone has already decided, so it cannot be withdrawn.',
  },
  countedAlready: {
    code: 409,
    status: 200,
    zh: '您已在该节点审批，请由其他人审批',
    en: 'You have already decided at this node. Someone else must decide this task.',
  },
  notReturnable: {
    code: 409,
    status: 200,
    zh: '不能驳回到所选节点，请选择已通过的节点或发起人',
    en: 'It cannot be rejected to this node. Choose a node that was passed, or the initiator.',
  },
  notForThisPerson: {
    code: 409,
    status: 200,
    zh: '所选人员不能审批该节点，请选择其他人员',
    en: 'This person may not decide this node. Choose someone else.',
  },
  remarkNeeded: {
    code: 409,
    status: 200,
    zh: '请填写 5 至 300 个字符的意见',
    en: 'Enter a remark of 5 to 300 characters.',
  },
  wrongAct: {
    code: 409,
    status: 200,
    zh: '当前状态不允许此操作',
    en: 'Not allowed in the current state.',
  },
} as const satisfies Record<string, ErrorEntry>

export type FlowRefusalName = keyof typeof FLOW_REFUSALS
