/** Names of the fields of a result and of its finding. */
export const RESULT_TEXTS = {
  result: { zh: '第{seq}项结果', en: 'Result of item {seq}' },
  level: { zh: '问题等级', en: 'Finding level' },
  suggestDue: { zh: '建议整改期限', en: 'Suggested due date' },
  description: { zh: '问题描述', en: 'Finding' },
  containment: { zh: '临时措施', en: 'Containment' },
  photos: { zh: '照片', en: 'Photos' },
  remark: { zh: '备注', en: 'Remark' },
}
