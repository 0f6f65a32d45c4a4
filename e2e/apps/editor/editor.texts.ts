import { defineTexts } from '@apron/contract/texts/define-texts'

/** Texts of the editor; its page object reads the same table. */
export const EDITOR_TEXTS = defineTexts('editor', {
  list: {
    title: { zh: '记录列表', en: 'Records' },
    filter: { zh: '筛选', en: 'Filter' },
    open: { zh: '打开记录 {id}', en: 'Open record {id}' },
    version: { zh: '版本 {version}', en: 'Version {version}' },
    site: { zh: '航站 {code}', en: 'Site {code}' },
  },
  record: {
    title: { zh: '记录 {id}', en: 'Record {id}' },
    note: { zh: '备注', en: 'Note' },
  },
  form: {
    title: { zh: '表单', en: 'Form' },
    text: { zh: '内容', en: 'Content' },
    save: { zh: '保存', en: 'Save' },
    saved: { zh: '已保存', en: 'Saved' },
    askTitle: { zh: '内容尚未保存', en: 'The content is not saved' },
    ask: { zh: '关闭后内容将丢失，是否关闭？', en: 'It is lost when the page closes. Close it?' },
    discard: { zh: '放弃内容', en: 'Discard it' },
    keep: { zh: '继续编辑', en: 'Go on editing' },
  },
  plain: {
    title: { zh: '便签', en: 'Note' },
    text: { zh: '便签内容', en: 'Text of the note' },
  },
  popups: {
    title: { zh: '弹出层', en: 'Pop-ups' },
    engine: { zh: '发动机', en: 'Engine' },
    left: { zh: '左发', en: 'Left engine' },
    right: { zh: '右发', en: 'Right engine' },
    actions: { zh: '操作', en: 'Actions' },
    print: { zh: '打印', en: 'Print' },
    details: { zh: '查看详情', en: 'Show details' },
    detailsTitle: { zh: '详情', en: 'Details' },
    detailsText: { zh: '此处显示详情', en: 'The details stand here' },
  },
  report: {
    english: { zh: '新增英文报告', en: 'Add an English report' },
    chinese: { zh: '新增中文报告', en: 'Add a Chinese report' },
    what: { zh: '事件经过', en: 'What happened' },
    askTitle: { zh: '报告尚未提交', en: 'The report is not submitted' },
    ask: { zh: '是否放弃此报告？', en: 'Give this report up?' },
    giveUp: { zh: '放弃报告', en: 'Give it up' },
    keep: { zh: '继续填写', en: 'Go on writing' },
  },
})
