import type { TextPair } from '../texts/text-pair.ts'

/** Problems of a form field or an import cell. Placeholders in braces are filled in. */
export const FIELD_PROBLEMS = {
  required: { zh: '必填', en: 'Enter a value' },
  unseen: {
    zh: '含有看不见的字符、制表符或换行，请删除后重新输入',
    en: 'Contains invisible characters, tabs or line breaks. Delete it and type it again',
  },
  tooLong: { zh: '最多 {max} 个字符', en: 'At most {max} characters' },
  tooShort: { zh: '至少 {min} 个字符', en: 'At least {min} characters' },
  tooMany: { zh: '最多 {max} 项', en: 'At most {max} items' },
  tooFew: { zh: '至少 {min} 项', en: 'At least {min} items' },
  tooSmall: { zh: '不能小于 {min}', en: 'Must be at least {min}' },
  tooLarge: { zh: '不能大于 {max}', en: 'Must be at most {max}' },
  notAbove: { zh: '必须大于 {min}', en: 'Must be more than {min}' },
  decimal: {
    zh: '必须是数字，整数最多 {digits} 位，小数最多 {scale} 位',
    en: 'Must be a number with at most {digits} digits before and {scale} after the point',
  },
  day: { zh: '不是有效的日期', en: 'Not a valid date' },
  time: { zh: '不是有效的日期和时间', en: 'Not a valid date and time' },
  endBeforeStart: { zh: '结束日期早于开始日期', en: 'The end is before the start' },
  tooEarly: { zh: '不能早于 {day}', en: 'Must not be before {day}' },
  tooLate: { zh: '不能晚于 {day}', en: 'Must not be after {day}' },
  fileKind: { zh: '“{value}”的类型不在 {choices} 之中', en: '“{value}” is not one of {choices}' },
  notEditable: { zh: '在当前节点不能修改', en: 'Cannot be changed at this step' },
  extraField: { zh: '表单中没有该字段', en: 'Not a field of this form' },
  otherLines: { zh: '在当前节点不能增加或删除行', en: 'Lines cannot be added or removed at this step' },
  notWith: { zh: '与其他字段的值不相容', en: 'Does not go with the values of other fields' },
  whole: { zh: '必须是整数', en: 'Must be a whole number' },
  form: { zh: '格式不正确', en: 'Not in the correct format' },
  userCode: {
    zh: '2 至 32 个字母、数字、点、横线或下划线，以字母或数字开头',
    en: '2 to 32 letters, digits, dots, hyphens or underscores, starting with a letter or digit',
  },
  otherCase: {
    zh: '已有仅大小写不同的工号“{value}”',
    en: '“{value}” exists already; it differs in capital letters only',
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
  draftExists: {
    zh: '已有未完成的草稿，请先批准或删除',
    en: 'There is a draft already; approve or delete it first',
  },
  yesNo: { zh: '必须是 true 或 false', en: 'Must be true or false' },
  tooDeep: { zh: '菜单最多 {max} 层', en: 'Menus can have at most {max} levels' },
  administration: {
    zh: '系统管理页面的地址、权限与系统管理员的授权不能改变',
    en: 'The address, the right and the administrators’ access of an administration page cannot be changed',
  },
  number: { zh: '必须是 0 至 9999 的整数', en: 'Must be a whole number from 0 to 9999' },
  // Texts of §5.
  directory: { zh: '请选择正确的目录', en: 'Select the correct directory' },
  dictionaryNameMissing: { zh: '请输入名称', en: 'Enter a name' },
  dictionaryValueMissing: { zh: '请输入值', en: 'Enter a value' },
  dictionarySortMissing: { zh: '请输入排序', en: 'Enter the sort' },
  dictionarySort: { zh: '排序必须是 0 至 99 之间的数字', en: 'Sort must be a number between 0 and 99' },
  dictionaryValue: {
    zh: '最多 64 个字母、数字、点、横线或下划线',
    en: 'At most 64 letters, digits, dots, hyphens or underscores',
  },
  amount: {
    zh: '必须是大于 0 的数字，最多 6 位小数',
    en: 'Must be a number above 0 with at most 6 decimals',
  },
  amountTwice: { zh: '金额或汇率在两种语言中必须相同', en: 'The amount must be the same in both languages' },
  chooseDelegator: { zh: '请选择委托人', en: 'Choose the delegator' },
  chooseDelegate: { zh: '请选择受托人', en: 'Choose the delegate' },
  chooseRole: { zh: '请选择角色', en: 'Choose a role' },
  chooseValidity: { zh: '请选择有效期', en: 'Choose a validity' },
  chooseTimeRange: { zh: '请选择时间范围', en: 'Choose a time range' },
  chooseApplication: { zh: '请选择应用', en: 'Choose an application' },
  chooseName: { zh: '请输入名称', en: 'Enter a name' },
  chooseMessage: { zh: '请选择消息', en: 'Choose the messages' },
  chooseDepartment: { zh: '请选择部门', en: 'Choose a department' },
  delegateSelf: { zh: '不能委托给委托人自己', en: 'A delegator cannot be their own delegate' },
  delegateProposer: {
    zh: '管理员不能替他人把角色委托给自己，请由另一名管理员操作',
    en: 'You cannot enter a delegation from somebody else to yourself; ask another administrator',
  },
  roleNotHeld: {
    zh: '只能委托本人直接持有的角色，受托得到的角色不能再委托',
    en: 'Only a role that the delegator holds directly can be delegated, not one received by delegation',
  },
  roleNotDelegable: { zh: '此角色不能委托', en: 'This role cannot be delegated' },
  notPermanent: {
    zh: '此角色不能永久委托，请选择结束日期',
    en: 'This role cannot be delegated permanently; choose an end date',
  },
  startsInPast: { zh: '开始日期不能早于今天', en: 'The start date cannot be before today' },
  endsBeforeStart: { zh: '结束日期不能早于开始日期', en: 'The end date cannot be before the start date' },
  endsInPast: { zh: '结束日期不能早于今天', en: 'The end date cannot be before today' },
  noSuchDay: { zh: '没有这一天', en: 'There is no such day' },
  departmentOutside: {
    zh: '只能选择委托人所在部门或其下级部门',
    en: 'Choose the delegator’s department or one below it',
  },
  delegateGone: {
    zh: '只能委托给账号可用的本公司员工',
    en: 'The delegate must be an employee of the company with an open account',
  },
  noCommonSite: {
    zh: '受托人不在委托人的任何航站工作，委托不会生效',
    en: 'The delegate works at none of the delegator’s sites, so the delegation would never count',
  },
  delegationRuns: {
    zh: '委托已开始，不能修改；请回收后重新委托',
    en: 'The delegation has started and this cannot be changed; revoke it and give a new one',
  },
  columns: { zh: '列数与表头不符', en: 'The number of cells differs from the header' },
} as const satisfies Record<string, TextPair>

export type FieldProblemName = keyof typeof FIELD_PROBLEMS

/** A problem of one field. */
export interface FieldProblem<Field extends string = string> {
  readonly field: Field
  readonly problem: FieldProblemName
  /** Values for the placeholders of the text. */
  readonly params?: Readonly<Record<string, string>>
}

/** `data` of a refusal about one field, shown there by forms. */
export interface RefusedField {
  readonly field: string
  /** Problem in the person's language. */
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
