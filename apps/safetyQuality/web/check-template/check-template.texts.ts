import { defineTexts, type TextPair } from '@apron/sdk'

export const TEMPLATE_TEXTS = defineTexts('safetyQuality.checkTemplate', {
  title: { zh: '检查模板', en: 'Check templates' },
  table: { zh: '检查模板列表', en: 'List of check templates' },
  new: { zh: '新建模板', en: 'New template' },
  import: { zh: '导入检查模板', en: 'Import check templates' },
  empty: {
    zh: '还没有检查模板。新建并经另一人批准后即可用于检查单。',
    en: 'There are no check templates yet. Create one; once another person approves it, orders can be made from it.',
  },
  emptyFiltered: { zh: '没有符合条件的模板', en: 'No template matches the filter' },
  back: { zh: '检查模板', en: 'Check templates' },
  refused: {
    zh: '您没有配置检查模板的权限，请联系管理员。',
    en: 'You do not have the right to configure check templates. Ask your administrator.',
  },
  revision: { zh: '第{n}版', en: 'Revision {n}' },
  filter: {
    text: { zh: '编号或名称', en: 'Code or name' },
    status: { zh: '状态', en: 'State' },
    all: { zh: '全部', en: 'All' },
  },
  facts: {
    checkCat: { zh: '检查类别', en: 'Category' },
    scope: { zh: '适用范围', en: 'Scope' },
    basis: { zh: '检查依据', en: 'Basis' },
    orderCount: { zh: '检查单数', en: 'Orders made from it' },
    changedBy: { zh: '最后修改人', en: 'Last changed by' },
    changedAt: { zh: '修改时间', en: 'Changed at' },
  },
  about: { zh: '基本信息', en: 'About this revision' },
  field: {
    code: { zh: '编号', en: 'Code' },
    nameZh: { zh: '名称（中文）', en: 'Name (Chinese)' },
    nameEn: { zh: '名称（英文，选填）', en: 'Name (English, optional)' },
    checkCat: { zh: '检查类别', en: 'Category' },
    scope: { zh: '适用范围（部门或过程）', en: 'Scope (department or process)' },
    basis: { zh: '检查依据', en: 'Basis' },
    items: { zh: '检查项目', en: 'Items' },
  },
  codeForm: {
    zh: '2至4个大写字母、连字符、2至3位数字',
    en: 'Two to four capital letters, a hyphen and two or three digits, such as TC-01',
  },
  save: { zh: '保存草稿', en: 'Save draft' },
  saved: { zh: '草稿已保存', en: 'Draft saved' },
  unsaved: { zh: '有未保存的修改', en: 'Unsaved changes' },
  action: {
    approve: { zh: '批准生效', en: 'Approve' },
    revise: { zh: '修订', en: 'Revise' },
    retire: { zh: '停用', en: 'Retire' },
    remove: { zh: '删除草稿', en: 'Delete draft' },
  },
  question: {
    approve: {
      title: { zh: '批准该版本生效？', en: 'Approve this revision?' },
      message: {
        zh: '批准后新检查单使用这一版，原生效版本停用；已下达的检查单不变。',
        en: 'New orders use this revision from then on, and the one in force is retired. Issued orders keep theirs.',
      },
    },
    retire: {
      title: { zh: '停用该模板？', en: 'Retire this template?' },
      message: {
        zh: '停用后不能再用它新建检查单；已下达的检查单不变。',
        en: 'No new order can be made from it. Issued orders keep it.',
      },
    },
    remove: {
      title: { zh: '删除这份草稿？', en: 'Delete this draft?' },
      message: { zh: '草稿将被删除，不能恢复。', en: 'The draft is deleted. This cannot be undone.' },
    },
  },
  done: {
    approve: { zh: '模板已生效', en: 'The template is in force' },
    revise: { zh: '已建立修订草稿', en: 'A draft of the next revision was made' },
    retire: { zh: '模板已停用', en: 'The template is retired' },
    remove: { zh: '草稿已删除', en: 'The draft was deleted' },
  },
  toDraft: { zh: '打开修订中的草稿', en: 'Open the draft of the next revision' },
  conflict: {
    zh: '其他人已修改该模板，现在显示的是最新内容。',
    en: 'Somebody else has changed the template. What you see now is the newest.',
  },
})

/** Column names in both languages, for the table and for the column setting, which stores them. */
export const TEMPLATE_COLUMNS = {
  code: { zh: '编号', en: 'Code' },
  name: { zh: '名称', en: 'Name' },
  revision: { zh: '版本', en: 'Revision' },
  status: { zh: '状态', en: 'State' },
  checkCat: { zh: '检查类别', en: 'Category' },
  itemCount: { zh: '检查项目数', en: 'Items' },
  orderCount: { zh: '检查单数', en: 'Orders' },
  scope: { zh: '适用范围', en: 'Scope' },
  basis: { zh: '检查依据', en: 'Basis' },
  changedBy: { zh: '最后修改人', en: 'Last changed by' },
  changedAt: { zh: '修改时间', en: 'Changed at' },
} as const satisfies Record<string, TextPair>
