import { defineTexts } from '@apron/sdk'

export const CALIBRATION_TEXTS = defineTexts('tools.calibration', {
  plan: { zh: '到期工具', en: 'Due tools' },
  jobs: { zh: '送校单', en: 'Jobs' },
  month: { zh: '月份', en: 'Month' },
  monthOption: { zh: '{month}（{n} 件）', en: '{month} ({n})' },
  job: { zh: '送校单', en: 'Job' },
  none: { zh: '本月没有到期的工具', en: 'No tools are due in this month' },
  planJob: { zh: '为所选 {n} 件新建送校单', en: 'Plan a job for {n} tools' },
  newJob: { zh: '新建送校单', en: 'New job' },
  selected: { zh: '已选 {n} 件', en: '{n} selected' },
  clear: { zh: '取消选择', en: 'Clear selection' },
  tools: { zh: '计量操作', en: 'Selected tools' },
  record: { zh: '录入结果', en: 'Record result' },
  recordFor: { zh: '录入结果 · {asset}', en: 'Record result · {asset}' },
  recorded: { zh: '已录入 {asset} 的结果', en: 'Result of {asset} recorded' },
  supplier: { zh: '无法核对供应商', en: 'The supplier could not be checked' },
})
