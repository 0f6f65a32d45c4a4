import { defineTexts } from '@apron/contract/texts/define-texts'

export const formTexts = defineTexts('flow.form', {
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  withUnit: { zh: '{label}（{unit}）', en: '{label} ({unit})' },
  computed: { zh: '提交后由系统计算', en: 'Computed when it is submitted' },
  line: { zh: '{table} 第 {number} 行', en: '{table}, line {number}' },
  addLine: { zh: '添加一行', en: 'Add line' },
  removeLine: { zh: '删除第 {number} 行', en: 'Remove line {number}' },
  noLines: { zh: '没有明细。', en: 'No lines.' },
  range: { zh: '{from} 至 {to}', en: '{from} to {to}' },
  marked: { zh: '有 {count} 处需要改正', en: '{count} to correct' },
})
