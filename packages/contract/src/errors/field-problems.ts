import type { TextPair } from '../texts/text-pair.ts'

/** What can be wrong with one field of a form or one cell of an import. Words in braces are filled in. */
export const FIELD_PROBLEMS = {
  required: { zh: '必填', en: 'Enter a value' },
  tooLong: { zh: '最多 {max} 个字符', en: 'At most {max} characters' },
  tooShort: { zh: '至少 {min} 个字符', en: 'At least {min} characters' },
  tooMany: { zh: '最多 {max} 项', en: 'At most {max} items' },
  tooFew: { zh: '至少 {min} 项', en: 'At least {min} items' },
  tooSmall: { zh: '不能小于 {min}', en: 'Must be at least {min}' },
  tooLarge: { zh: '不能大于 {max}', en: 'Must be at most {max}' },
  whole: { zh: '必须是整数', en: 'Must be a whole number' },
  form: { zh: '格式不正确', en: 'Not in the correct format' },
  userCode: {
    zh: '2 至 32 个字母、数字、点、横线或下划线，以字母或数字开头',
    en: '2 to 32 letters, digits, dots, hyphens or underscores, starting with a letter or digit',
  },
  oneOf: { zh: '“{value}”不是 {choices} 之一', en: '“{value}” is not one of {choices}' },
  unknown: { zh: '“{value}”不存在', en: '“{value}” does not exist' },
  notAmongSites: { zh: '默认航站不在所选航站中', en: 'The default site is not among the sites' },
  mobile: { zh: '不是有效的手机号', en: 'Not a valid mobile number' },
  email: { zh: '不是有效的邮箱地址', en: 'Not a valid e-mail address' },
  address: {
    zh: '必须是以 / 开头的本门户路径，分组留空',
    en: 'Must be a path in this portal that starts with /; leave empty for a group',
  },
  identify: {
    zh: '格式为 应用:对象:动作，只含字母',
    en: 'Must have the form application:object:action, letters only',
  },
  roleCode: {
    zh: '2 至 32 个大写字母、数字或下划线，以字母开头',
    en: '2 to 32 capital letters, digits or underscores, starting with a letter',
  },
  twice: { zh: '“{value}”在文件中出现多次', en: '“{value}” appears more than once in the file' },
  ownRights: {
    zh: '不能给自己增加，请由另一名管理员操作',
    en: 'You cannot add this to yourself; ask another administrator',
  },
  lacksGuarded: {
    zh: '涉及您没有的受保护权限，请由持有这些权限的管理员操作',
    en: 'Involves guarded rights that you do not hold; ask an administrator who holds them',
  },
  noContact: {
    zh: '受保护权限的链接只发送到本人手机或邮箱，请填写其一',
    en: 'Links for guarded rights are sent only to the person’s own mobile number or e-mail address; enter one of them',
  },
  guardedMenu: {
    zh: '该权限受保护，不能更换或取消',
    en: 'This right is guarded and cannot be changed or removed',
  },
  administratorRole: {
    zh: '导入不能收回系统管理员角色，请逐人修改',
    en: 'An import cannot remove the administrator role; edit the person instead',
  },
  noGroup: { zh: '上级菜单“{value}”不存在', en: 'The parent “{value}” does not exist' },
  loop: {
    zh: '“{value}”会位于自身或其下级之下',
    en: '“{value}” would be below itself or an entry below it',
  },
  yesNo: { zh: '必须是 true 或 false', en: 'Must be true or false' },
  tooDeep: { zh: '菜单最多 {max} 层', en: 'Menus can have at most {max} levels' },
  administration: {
    zh: '系统管理页面的地址、权限与系统管理员的授权不能改变',
    en: 'The address, the right and the administrators’ access of an administration page cannot be changed',
  },
  number: { zh: '必须是 0 至 9999 的整数', en: 'Must be a whole number from 0 to 9999' },
  columns: { zh: '列数与表头不符', en: 'The number of cells differs from the header' },
} as const satisfies Record<string, TextPair>

export type FieldProblemName = keyof typeof FIELD_PROBLEMS

/** One thing wrong with one field. */
export interface FieldProblem<Field extends string = string> {
  readonly field: Field
  readonly problem: FieldProblemName
  /** Values for the braces of the text. */
  readonly params?: Readonly<Record<string, string>>
}

/** `data` of a refusal that is about one field: a form says it there. */
export interface RefusedField {
  readonly field: string
  /** What is wrong with it, in the person's language. */
  readonly problem: string
}

export function isRefusedField(data: unknown): data is RefusedField {
  return (
    typeof data === 'object' &&
    data !== null &&
    'field' in data &&
    typeof data.field === 'string' &&
    'problem' in data &&
    typeof data.problem === 'string'
  )
}
