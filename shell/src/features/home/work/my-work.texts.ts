import { defineTexts } from '@apron/contract/texts/define-texts'

export const myWorkTexts = defineTexts('myWork', {
  title: { zh: '待我处理', en: 'My work' },
  nothing: {
    zh: '目前没有等您处理的事项。分派给您的工作和等您审批的事项会显示在这里，最紧急的排在最前面。',
    en: 'Nothing is waiting for you right now. Work assigned to you and decisions you must make appear here, the most urgent first.',
  },
  failed: { zh: '待办加载失败', en: 'Your work could not be loaded' },
  stale: {
    zh: '未能更新，以下内容可能不是最新。',
    en: 'This could not be updated and may be out of date.',
  },
  without: {
    zh: '{apps}暂时无法查询，其待办未列出。',
    en: 'Work in {apps} could not be loaded and is not listed.',
  },
  and: { zh: '、', en: ', ' },
  again: { zh: '重试', en: 'Try again' },
  overdueOne: { zh: '逾期1天', en: '1 day overdue' },
  overdue: { zh: '逾期{n}天', en: '{n} days overdue' },
  today: { zh: '今天到期', en: 'Due today' },
  tomorrow: { zh: '明天到期', en: 'Due tomorrow' },
  soon: { zh: '{n}天后到期', en: 'Due in {n} d' },
  decision: { zh: '等您决定', en: 'Your decision' },
  until: { zh: '{date} 前完成', en: 'complete by {date}' },
  elsewhere: { zh: '在 {site}', en: 'at {site}' },
  switchAnd: { zh: '切换到 {site}：{action}', en: 'Switch to {site}: {action}' },
  all: { zh: '显示全部 {n} 项', en: 'Show all {n}' },
  less: { zh: '只显示最紧急的', en: 'Show only the most urgent' },
  more: { zh: '只列出最紧急的 {n} 项。', en: 'Only the {n} most urgent items are listed.' },
})
