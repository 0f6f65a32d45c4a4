import { defineTexts } from '@apron/contract/texts/define-texts'

/** Texts of the date and time fields and of the preset periods. */
export const DATE_TEXTS = defineTexts('ui.dates', {
  chooseDate: { zh: '选择日期', en: 'Choose a date' },
  chooseRange: { zh: '选择日期范围', en: 'Choose a date range' },
  timeOf: { zh: '{label}：时间', en: '{label}: time' },
  momentIncomplete: { zh: '请同时填写日期和时间', en: 'Enter both the date and the time' },
  clockWrong: { zh: '请输入 00:00 至 23:59', en: 'Enter a time from 00:00 to 23:59' },
  previousMonth: { zh: '上个月', en: 'Previous month' },
  nextMonth: { zh: '下个月', en: 'Next month' },
  previousYear: { zh: '上一年', en: 'Previous year' },
  nextYear: { zh: '下一年', en: 'Next year' },
  today: { zh: '今天', en: 'Today' },
  thisWeek: { zh: '本周', en: 'This week' },
  last7Days: { zh: '近 7 天', en: 'Last 7 days' },
  last30Days: { zh: '近 30 天', en: 'Last 30 days' },
  next7Days: { zh: '未来 7 天', en: 'Next 7 days' },
  next30Days: { zh: '未来 30 天', en: 'Next 30 days' },
})
