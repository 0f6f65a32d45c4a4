import { defineTexts } from '@apron/sdk'

export const operationsTexts = defineTexts('operations', {
  title: { zh: '操作日志', en: 'Operation log' },
  site: { zh: '航站', en: 'Site' },
  'kind.visit': { zh: '访问页面', en: 'Visit' },
  'kind.write': { zh: '修改数据', en: 'Change' },
  page: { zh: '页面', en: 'Page' },
  pageTitle: { zh: '页面名称', en: 'Page title' },
  userCode: { zh: '工号', en: 'Number' },
  userName: { zh: '姓名', en: 'Name' },
  call: { zh: '调用', en: 'Call' },
  result: { zh: '结果', en: 'Result' },
  done: { zh: '成功', en: 'Succeeded' },
  refused: { zh: '未完成', en: 'Failed' },
})
