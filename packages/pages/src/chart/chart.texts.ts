import { defineTexts } from '@apron/sdk'

export const CHART_TEXTS = defineTexts('pages.chart', {
  table: { zh: '数据表', en: 'Table' },
  savePicture: { zh: '保存图片', en: 'Save picture' },
})
