import { defineTexts } from '../../../platform/i18n/define-texts.ts'

export const operationsTexts = defineTexts({
  'operations.title': { zh: '操作日志', en: 'Operation log' },
  'operations.person': { zh: '工号或姓名', en: 'Number or name' },
  'operations.site': { zh: '航站', en: 'Site' },
  'operations.kind': { zh: '类型', en: 'Kind' },
  'operations.kind.visit': { zh: '访问页面', en: 'Visit' },
  'operations.kind.write': { zh: '修改数据', en: 'Change' },
  'operations.page': { zh: '页面', en: 'Page' },
  'operations.period': { zh: '时间范围', en: 'Period' },
  'operations.time': { zh: '时间', en: 'Time' },
  'operations.userCode': { zh: '工号', en: 'Number' },
  'operations.userName': { zh: '姓名', en: 'Name' },
  'operations.call': { zh: '调用', en: 'Call' },
  'operations.result': { zh: '结果', en: 'Result' },
  'operations.done': { zh: '成功', en: 'Done' },
  'operations.refused': { zh: '未完成', en: 'Not done' },
  'operations.more': {
    zh: '仅计前 {count} 条，请缩小范围查看更早的记录',
    en: 'The newest {count} are counted. Narrow the filter to see older ones.',
  },
  'operations.exportCut': {
    zh: '记录过多，文件只含最新的 {count} 条',
    en: 'There are more: the file has the newest {count} only.',
  },
})
