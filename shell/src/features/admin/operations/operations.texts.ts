import { defineTexts } from '../../../platform/i18n/define-texts.ts'

export const operationsTexts = defineTexts({
  'operations.title': { zh: '操作日志', en: 'Operation log' },
  'operations.site': { zh: '航站', en: 'Site' },
  'operations.kind.visit': { zh: '访问页面', en: 'Visit' },
  'operations.kind.write': { zh: '修改数据', en: 'Change' },
  'operations.page': { zh: '页面', en: 'Page' },
  'operations.userCode': { zh: '工号', en: 'Number' },
  'operations.userName': { zh: '姓名', en: 'Name' },
  'operations.call': { zh: '调用', en: 'Call' },
  'operations.result': { zh: '结果', en: 'Result' },
  'operations.done': { zh: '成功', en: 'Done' },
  'operations.refused': { zh: '未完成', en: 'Not done' },
})
