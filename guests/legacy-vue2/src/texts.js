import store from './store'

const TEXTS = {
  ledger: { zh: '工具台账', en: 'Ledger' },
  desk: { zh: '借还台', en: 'Issue desk' },
  detail: { zh: '工具详情', en: 'Tool' },
  search: { zh: '编号或名称', en: 'Number or name' },
  site: { zh: '当前航站', en: 'Site' },
  next: { zh: '查看下一件', en: 'Next tool' },
  back: { zh: '返回', en: 'Back' },
  remark: { zh: '备注', en: 'Remark' },
  tool: { zh: '工具编号', en: 'Tool number' },
  borrow: { zh: '借出', en: 'Lend' },
  borrowed: { zh: '已借出', en: 'Lent' },
  leave: { zh: '借出单尚未提交，确定关闭？', en: 'The loan has not been saved. Close anyway?' },
  yes: { zh: '确定关闭', en: 'Close it' },
  no: { zh: '继续填写', en: 'Go on' },
}

/** Returns the text in the current language. */
export default function text(key) {
  return TEXTS[key][store.language]
}
