import type { Language } from '@apron/contract/dictionary/language'

/** Texts of the occurrence report pages. */
const WORDS = {
  zh: {
    list: '不安全事件报告',
    write: '用英文填写',
    tab: '新建英文报告',
    registration: '机号',
    closeAll: '关闭所有',
    saveAndClose: '保存并关闭',
    discard: '不保存',
    closeDialog: '提示',
    submit: '提交',
    wrongLanguage: '正文语言与页面不符',
    sendAnyway: '仍然提交',
    submitted: '已提交',
    voluntary: '自愿报告',
    anonymous: '匿名：不保存草稿，已有草稿已删除。',
  },
  en: {
    list: 'Occurrence reports',
    write: 'Write in English',
    tab: 'New report (English)',
    registration: 'Registration',
    closeAll: 'Close all',
    saveAndClose: 'Save and close',
    discard: 'Discard',
    closeDialog: 'Notice',
    submit: 'Submit',
    wrongLanguage: 'The text is not in the language of the page',
    sendAnyway: 'Send anyway',
    submitted: 'Submitted',
    voluntary: 'Voluntary report',
    anonymous: 'Anonymous: no draft is kept, and one that existed is deleted.',
  },
} as const

export const occurrenceWords = (language: Language) => WORDS[language]
