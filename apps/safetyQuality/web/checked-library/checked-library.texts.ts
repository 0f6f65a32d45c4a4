import { defineTexts } from '@apron/sdk'

export const LIBRARY_TEXTS = defineTexts('safetyQuality.library', {
  title: { zh: '报告共享库', en: 'Closed-report library' },
  lead: {
    zh: '已关闭并去识别的自愿报告：发生了什么、为什么、改进了什么。这里没有报告人、航站、客户或飞机的信息。',
    en: 'Voluntary reports that are closed: what happened, why, and what was changed. They name no reporter, site, customer or aircraft.',
  },
  list: { zh: '已发布的报告', en: 'Published reports' },
  back: { zh: '返回共享库', en: 'Back to the library' },
  empty: {
    zh: '共享库中还没有报告。报告关闭并经两人去识别后才会发布。',
    en: 'The library is still empty. A report is published once it is closed and two people have removed what identifies anybody.',
  },
  emptyFiltered: { zh: '没有符合条件的报告', en: 'No report matches the filter' },
  filter: {
    label: { zh: '查找', en: 'Find' },
    text: { zh: '关键词', en: 'Words' },
    category: { zh: '报告类别', en: 'Category' },
    ata: { zh: 'ATA章', en: 'ATA chapter' },
    factor: { zh: '影响因素', en: 'Contributing factor' },
    monthFrom: { zh: '起始月份', en: 'From month' },
    monthTo: { zh: '截止月份', en: 'To month' },
    counted: { zh: '{name}（{count}）', en: '{name} ({count})' },
  },
  about: { zh: '概要', en: 'At a glance' },
  facts: {
    category: { zh: '报告类别', en: 'Category' },
    month: { zh: '发生月份', en: 'Month of the event' },
    ata: { zh: 'ATA章', en: 'ATA chapter' },
    setting: { zh: '背景', en: 'Setting' },
    risk: { zh: '风险（改进前→后）', en: 'Risk, before → after' },
    factors: { zh: '影响因素', en: 'Contributing factors' },
  },
  part: {
    happened: { zh: '发生了什么', en: 'What happened' },
    why: { zh: '为什么', en: 'Why' },
    changed: { zh: '改进了什么', en: 'What was changed' },
    lesson: { zh: '体会', en: 'Lesson' },
  },
  became: { zh: '改进后', en: 'became' },
  helpful: { zh: '有帮助', en: 'Helpful' },
  helped: { zh: '{n}人认为有帮助', en: '{n} found this helpful' },
  thanks: { zh: '感谢您的反馈', en: 'Thank you' },
})
