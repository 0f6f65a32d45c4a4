import type { TextPair } from '@apron/contract/texts/text-pair'

/** Reasons to reject a template when it is loaded. Each is about one element. */
export const TEMPLATE_FAULTS = {
  unreadable: { zh: '无法读取：{detail}', en: 'cannot be read: {detail}' },
  schema: { zh: '格式不正确：{detail}', en: 'is not in the correct format: {detail}' },
  notSupported: {
    zh: '不在支持的 BPMN 子集内',
    en: 'is not in the supported subset of BPMN',
  },
  propertyNotSupported: { zh: '不支持属性“{detail}”', en: 'has “{detail}”, which is not supported' },
  oneProcess: { zh: '文件须且只能有一个流程', en: 'has to contain exactly one process' },
  oneStart: { zh: '须且只能有一个开始事件', en: 'needs exactly one start event' },
  noEnd: { zh: '没有结束事件', en: 'has no end event' },
  dangling: { zh: '连线没有起点或终点', en: 'does not connect two nodes of the process' },
  notReachable: { zh: '从开始事件无法到达', en: 'cannot be reached from the start event' },
  noWayToEnd: { zh: '无法到达结束事件', en: 'has no way to an end event' },
  loop: { zh: '位于循环中；退回由驳回完成', en: 'lies in a loop; going back is done by rejecting' },
  startIn: { zh: '开始事件不能有进入的连线', en: 'is a start event with a flow into it' },
  endOut: { zh: '结束事件不能有离开的连线', en: 'is an end event with a flow out of it' },
  oneOut: { zh: '须且只能有一条离开的连线', en: 'needs exactly one flow out of it' },
  oneIn: {
    zh: '须且只能有一条进入的连线，请用网关合并',
    en: 'needs exactly one flow into it; merge with a gateway',
  },
  gatewayShape: {
    zh: '网关须为分支（一进多出）或合并（多进一出）',
    en: 'has to be a split (one in, several out) or a join (several in, one out)',
  },
  noPair: {
    zh: '没有成对的同类分支与合并网关，或有连线绕过它们',
    en: 'has no partner of its kind that encloses a block with it, or a flow passes the block by',
  },
  branchesMeet: { zh: '不同分支在合并网关之前相遇', en: 'is reached from two branches before their join' },
  conditionMissing: { zh: '缺少条件', en: 'has no condition' },
  conditionMisplaced: {
    zh: '此处不能有条件，默认连线也不能有条件',
    en: 'has a condition where none is looked at',
  },
  conditionUnreadable: {
    zh: '条件不是有效的 FEEL：{detail}',
    en: 'has a condition that is not FEEL: {detail}',
  },
  conditionNotAllowed: {
    zh: '条件只能比较和连接，不能计算：{detail}',
    en: 'has a condition that does more than compare: {detail}',
  },
  conditionName: {
    zh: '条件使用了未知的名称：{detail}',
    en: 'has a condition with an unknown name: {detail}',
  },
  conditionMoney: {
    zh: '金额只能与金额比较：{detail}',
    en: 'compares money with something that is not money: {detail}',
  },
  noDefault: { zh: '分支网关缺少默认连线', en: 'is a split without a default flow' },
  notDrawn: { zh: '图中没有画出', en: 'is not drawn' },
  timer: {
    zh: '只支持用户任务上不中断的 ISO 8601 时长定时器',
    en: 'has to be a non-interrupting timer on a user task with a duration in hours or minutes (PT24H)',
  },
  rulesMissing: { zh: '规则文件中没有该项', en: 'is not in the rules' },
  rulesUnknown: { zh: '规则中的该项不在图或表单中', en: 'is in the rules, but not in the diagram or form' },
  textMissing: { zh: '缺少中英文名称', en: 'has no texts' },
  textUnknown: { zh: '文本对应的内容不存在', en: 'has texts, but does not exist' },
  fieldTwice: { zh: '重复', en: 'is there twice' },
  fieldUnknown: { zh: '引用了未知的字段：{detail}', en: 'names an unknown field: {detail}' },
} as const satisfies Record<string, TextPair>

export type TemplateFaultName = keyof typeof TEMPLATE_FAULTS
