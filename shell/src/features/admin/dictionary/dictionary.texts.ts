import { ACTION_TEXTS } from '@apron/contract/errors/action-texts'
import { defineTexts } from '@apron/sdk'

export const dictionaryTexts = defineTexts('dictionary', {
  title: { zh: '数据字典', en: 'Data dictionary' },
  directories: { zh: '目录', en: 'Directories' },
  loading: { zh: '正在读取目录', en: 'Loading directories' },
  retry: { zh: '重试', en: 'Try again' },
  all: { zh: '全部目录', en: 'All directories' },
  directory: { zh: '目录', en: 'Directory' },
  keyword: { zh: '值或名称', en: 'Value or name' },
  value: { zh: '值', en: 'Value' },
  sort: { zh: '排序', en: 'Sort' },
  createTime: { zh: '创建时间', en: 'Created' },
  updateTime: { zh: '更新时间', en: 'Updated' },
  updateBy: { zh: '更新人', en: 'Updated by' },
  add: { zh: '新增字典', en: 'Add value' },
  edit: { zh: '编辑字典 {value}', en: 'Edit value {value}' },
  valueHint: { zh: '保存后不能修改', en: 'Cannot be changed later' },
  amount: { zh: '金额或汇率', en: 'Amount or rate' },
  amountHint: { zh: '数字，如 50000 或 7.10', en: 'Digits, such as 50000 or 7.10' },
  steers: {
    zh: '此目录决定审批由谁处理或按什么汇率计算：保存后须由另一名管理员在“权限变更”中确认（7 天内有效），之后才生效。',
    en: 'This directory decides who must approve, or at which rate amounts are converted. After you save, another administrator must confirm the change under “Rights changes” within 7 days. Nothing changes until then.',
  },
  enable: { zh: '启用', en: 'Enable' },
  disable: { zh: '停用', en: 'Disable' },
  remove: { zh: '删除字典', en: 'Delete values' },
  removeQuestion: ACTION_TEXTS.confirmDeleteDictionary,
  addDirectory: { zh: '新增目录', en: 'Add directory' },
  editDirectory: { zh: '编辑目录 {code}', en: 'Edit directory {code}' },
  editThis: { zh: '编辑目录', en: 'Edit directory' },
  parent: { zh: '上级目录', en: 'Parent directory' },
  top: { zh: '无（最上级）', en: 'None (top level)' },
  codeHint: {
    zh: '字母、数字和下划线，保存后不能修改',
    en: 'Letters, digits and underscores. Cannot be changed later.',
  },
  codeWrong: {
    zh: '只能含字母、数字和下划线，最多 64 个字符',
    en: 'Use only letters, digits and underscores, up to 64 characters.',
  },
  import: { zh: '导入字典', en: 'Import values' },
})
