import { defineTexts } from '@apron/contract/texts/define-texts'

export const detailTexts = defineTexts('flow.detail', {
  form: { zh: '申请内容', en: 'Request' },
  startedBy: { zh: '{name} 发起', en: 'Started by {name}' },
  startedAt: { zh: '发起于 {time}', en: 'Started {time}' },
  endedAt: { zh: '结束于 {time}', en: 'Ended {time}' },
  remark: { zh: '意见', en: 'Remark' },
  reason: { zh: '原因', en: 'Reason' },
  act: {
    agree: { zh: '同意', en: 'Agree' },
    reject: { zh: '驳回', en: 'Reject' },
    refuse: { zh: '拒绝', en: 'Refuse' },
    submit: { zh: '提交', en: 'Submit' },
    transfer: { zh: '转交', en: 'Transfer' },
    addApprover: { zh: '加签', en: 'Add approver' },
    withdraw: { zh: '撤回', en: 'Withdraw' },
  },
  said: {
    agree: { zh: '已同意', en: 'Agreed' },
    reject: { zh: '已驳回', en: 'Rejected' },
    refuse: { zh: '已拒绝', en: 'Refused' },
    submit: { zh: '已提交', en: 'Submitted' },
    transfer: { zh: '已转交', en: 'Transferred' },
    addApprover: { zh: '已加签', en: 'Approver added' },
    withdraw: { zh: '已撤回', en: 'Withdrawn' },
  },
  what: {
    reject: {
      zh: '驳回后，此前的审批作废；重新提交后，各节点重新审批。',
      en: 'The decisions made so far become void. When it is submitted again, every node decides once more.',
    },
    refuse: {
      zh: '拒绝后流程结束，不能重新提交，也不能恢复。',
      en: 'Refusing ends the process. It cannot be submitted again, and this cannot be undone.',
    },
    transfer: {
      zh: '转交后由对方办理，您不再办理该事项。',
      en: 'The other person has the task then, and you no longer have it.',
    },
    addApprover: {
      zh: '加签人与您都同意后，流程才继续。',
      en: 'The process goes on when both of you have agreed.',
    },
    withdraw: {
      zh: '撤回后流程结束，需要时请重新发起。',
      en: 'Withdrawing ends the process. Start it again if you need it.',
    },
  },
  backTo: { zh: '驳回到', en: 'Reject to' },
  toInitiator: { zh: '发起人 {name}', en: 'The initiator, {name}' },
  person: { zh: '人员', en: 'Person' },
  personMissing: { zh: '请选择人员', en: 'Choose a person' },
  remarkTooShort: { zh: '请填写 5 至 300 个字符的意见', en: 'Enter a remark of 5 to 300 characters.' },
  over: { zh: '该事项现在不需要您办理。', en: 'You have nothing to do about this item now.' },
  nextTask: { zh: '下一条待办', en: 'Next to-do' },
  noNext: { zh: '没有其他待办。', en: 'Nothing else waits for you.' },
  moreWait: { zh: '还有其他待办。', en: 'More waits for you.' },
  stuck: {
    zh: '流程暂停：{reason}。管理员会处理。',
    en: 'The process stands still: {reason}. An operator will see to it.',
  },
  postingFailed: {
    zh: '已同意，但后续处理失败，系统会重试。',
    en: 'Agreed, but what follows from it failed. It will be tried again.',
  },
  why: {
    title: { zh: '为什么由我办理', en: 'Why this is with me' },
    rework: {
      zh: '您发起的事项被驳回，请修改后重新提交。',
      en: 'Your request was rejected: change it and submit it again.',
    },
    reason: { zh: '{name}：{reason}', en: '{name}: {reason}' },
    alone: { zh: '您可以办理节点“{node}”。', en: 'You may decide the node “{node}”.' },
    shared: {
      zh: '您和{people}都可以办理节点“{node}”，以先办理的为准。',
      en: 'You and {people} may decide the node “{node}”; the first to do so decides.',
    },
    delegated: {
      zh: '{name}将权限授予了您，您代其办理节点“{node}”。',
      en: '{name} has delegated this to you: you decide the node “{node}” on their behalf.',
    },
  },
  waits: {
    title: { zh: '当前办理人', en: 'Waiting for' },
    nobody: { zh: '没有人', en: 'Nobody' },
  },
  next: {
    title: { zh: '接下来', en: 'What comes next' },
    none: { zh: '同意后流程结束。', en: 'The process ends when this is agreed.' },
    perhaps: {
      zh: '条件满足时才会经过的节点也列在内。',
      en: 'Nodes that are only reached under certain conditions are listed too.',
    },
  },
  between: { zh: '、', en: ', ' },
  records: {
    title: { zh: '审批记录', en: 'Approval records' },
    node: { zh: '节点', en: 'Node' },
    act: { zh: '结果', en: 'Outcome' },
    by: { zh: '办理人', en: 'By' },
    at: { zh: '时间', en: 'Time' },
    duration: { zh: '用时', en: 'Took' },
    remark: { zh: '意见', en: 'Remark' },
    void: { zh: '已作废', en: 'Void' },
    portal: { zh: '系统', en: 'Portal' },
    empty: { zh: '还没有审批记录。', en: 'There is no record yet.' },
    days: { zh: '{days} 天 {hours} 小时', en: '{days} d {hours} h' },
    hours: { zh: '{hours} 小时 {minutes} 分', en: '{hours} h {minutes} min' },
    minutes: { zh: '{minutes} 分', en: '{minutes} min' },
    moment: { zh: '不到 1 分', en: 'under 1 min' },
  },
})
