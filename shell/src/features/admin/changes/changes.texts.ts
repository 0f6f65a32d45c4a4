import { defineTexts } from '@apron/sdk'

export const changesTexts = defineTexts('adminChanges', {
  title: { zh: '权限变更', en: 'Rights changes' },
  target: { zh: '变更对象', en: 'About' },
  what: { zh: '内容', en: 'What changes' },
  why: { zh: '需要两人的原因', en: 'Why two people' },
  proposedBy: { zh: '提出人', en: 'Proposed by' },
  until: { zh: '有效期至', en: 'Until' },
  decidedBy: { zh: '处理人', en: 'Decided by' },
  'why.guarded': { zh: '受保护的权限', en: 'Guarded rights' },
  'why.ownRole': { zh: '提出人自己的角色', en: 'The proposer’s own role' },
  'why.contact': { zh: '手机或邮箱', en: 'Mobile or e-mail' },
  'why.reopened': { zh: '重新启用账号', en: 'Account re-enabled' },
  'why.closed': { zh: '停用有受保护权限的账号', en: 'Account with guarded rights disabled' },
  'why.taken': { zh: '收回受保护的权限', en: 'Guarded rights removed' },
  'why.steering': { zh: '决定审批或汇率的字典', en: 'Dictionary that steers decisions' },
  'why.delegated': { zh: '替他人委托', en: 'Somebody else’s role' },
  'state.waiting': { zh: '待确认', en: 'Waiting' },
  'state.confirmed': { zh: '已确认', en: 'Confirmed' },
  'state.refused': { zh: '已拒绝', en: 'Rejected' },
  'state.withdrawn': { zh: '已撤回', en: 'Withdrawn' },
  'state.expired': { zh: '已过期', en: 'Expired' },
  'state.alone': { zh: '独自任命', en: 'Appointed alone' },
  decide: { zh: '查看', en: 'Review' },
  confirm: { zh: '确认变更', en: 'Confirm' },
  refuse: { zh: '拒绝', en: 'Reject' },
  withdraw: { zh: '撤回', en: 'Withdraw' },
  confirmed: { zh: '已确认，变更已生效', en: 'Confirmed. The change is in effect.' },
  refused: { zh: '已拒绝', en: 'Rejected' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
  refuseQuestion: {
    zh: '{name} 的变更将不会生效，提出人会收到通知。',
    en: 'The change to {name} will not be made. The proposer will be notified.',
  },
  withdrawQuestion: {
    zh: '您提出的 {name} 的变更将不会生效。',
    en: 'The change to {name} that you proposed will not be made.',
  },
  detail: { zh: '变更：{name}', en: 'Change to {name}' },
  given: { zh: '增加', en: 'Added' },
  taken: { zh: '收回', en: 'Removed' },
  guarded: { zh: '其中受保护的权限', en: 'Guarded rights in this change' },
  contact: { zh: '链接和验证码发往', en: 'Links and codes are sent to' },
  look: {
    zh: '请向本人或提出人当面或电话核实后再确认。',
    en: 'Before you confirm, check with the person or the proposer by phone or face to face.',
  },
  lookSteering: {
    zh: '请先核对金额或汇率及其来源，再确认：确认后立即用于审批和折算。',
    en: 'Before you confirm, check the amount or rate against its source: once confirmed, it decides approvals and conversions.',
  },
  lookContact: {
    zh: '请先向本人核实（不要通过新的手机或邮箱），再确认：确认后，链接和验证码将发往新的地址。',
    en: 'Before you confirm, check with the person, but not through the new mobile number or e-mail address: links and codes will be sent there.',
  },
  'hindrance.over': { zh: '该变更已结束。', en: 'This change is closed.' },
  'hindrance.own': {
    zh: '您提出的变更须由另一名管理员确认。',
    en: 'You proposed this change. Another administrator must confirm it.',
  },
  'hindrance.sameLine': {
    zh: '您与提出人的管理权限出自同一人，须由另一名管理员确认，或在服务器上确认。',
    en: 'Your administrator rights and the proposer’s come from the same person. Another administrator must confirm this change, or somebody at the server.',
  },
  'hindrance.gains': {
    zh: '该变更会增加您自己的权限，须由另一名管理员确认。',
    en: 'This change would give you more rights. Another administrator must confirm it.',
  },
  'hindrance.lacksGuarded': {
    zh: '您没有其中的权限，须由持有这些权限的管理员确认。',
    en: 'You do not hold these rights. An administrator who holds them must confirm this change.',
  },
})

/** Shown on forms whose change needs a second administrator. */
export const waitingTexts = defineTexts('adminWaiting', {
  waits: {
    zh: '此变更涉及受保护的权限，保存后须由另一名管理员在“权限变更”中确认（7 天内有效），之后才生效。',
    en: 'This change involves guarded rights. After you save, another administrator must confirm it under “Rights changes” within 7 days. Nothing changes until then.',
  },
  contact: {
    zh: '此账号已在使用：新的手机或邮箱须由另一名管理员在“权限变更”中确认（7 天内有效），之后才生效；原地址和本人会收到通知。',
    en: 'This account is in use. After you save, another administrator must confirm the new mobile number or e-mail address under “Rights changes” within 7 days. Nothing changes until then. The person is notified, at the old address too.',
  },
  alone: {
    zh: '您是唯一的管理员：可以独自任命第二名管理员，仅限一次，会记入审计并通知双方；登录链接只发送到对方的手机或邮箱。由您任命的管理员不能确认您提出的变更，您也不能确认其提出的变更。',
    en: 'You are the only administrator, so you can appoint a second one on your own, once. The security audit records it, both of you are notified, and the login link goes only to the mobile number or e-mail address of the new administrator. Neither of you can confirm what the other proposes.',
  },
  refused: {
    zh: '此变更涉及您没有的受保护权限，不能保存。',
    en: 'This change involves guarded rights that you do not hold, so it cannot be saved.',
  },
  saved: {
    zh: '已提交，{until} 前等待另一名管理员确认',
    en: 'Submitted. Another administrator must confirm it by {until}.',
  },
})
