/** Words that the parts themselves say. A word that lacks a language does not compile. */

export type UiLang = 'zh' | 'en'

export interface Words {
  readonly close: string
  readonly cancel: string
  readonly confirm: string
  readonly retry: string
  readonly search: string
  readonly reset: string
  readonly clear: string
  readonly loading: string
  readonly details: string
  readonly required: string
  readonly showPassword: string
  readonly hidePassword: string
  readonly select: string
  readonly nothingFound: string
  readonly userSearchHint: string
  readonly searching: string
  readonly searchFailed: string
  readonly nobodyFound: string
  readonly permanent: string
  readonly ownRange: string
  readonly chooseDate: string
  readonly chooseRange: string
  readonly time: string
  readonly previousMonth: string
  readonly nextMonth: string
  readonly previousYear: string
  readonly nextYear: string
  readonly empty: string
  readonly loadFailed: string
  readonly notices: string
  readonly dismiss: string
  readonly columns: string
  readonly columnsHint: string
  readonly selectAll: string
  readonly restoreColumns: string
  readonly exportRows: string
  readonly selectRow: string
  readonly selectPage: string
  readonly pager: string
  readonly previousPage: string
  readonly nextPage: string
  readonly pageSize: string
  readonly goTo: string
  readonly page: string
  total(count: number): string
  perPage(count: number): string
  pageNumber(page: number): string
  moveUp(label: string): string
  moveDown(label: string): string
  pinColumn(label: string): string
  days(count: number): string
  validity(from: string, to: string | null): string
  validityRange(label: string): string
  columnWidth(label: string): string
  exportFailed(reason: string): string
  exportTooMany(limit: number): string
  characters(count: number, max: number): string
}

const zh: Words = {
  close: '关闭',
  cancel: '取消',
  confirm: '确定',
  retry: '重试',
  search: '查询',
  reset: '重置',
  clear: '清除',
  loading: '加载中',
  details: '详情',
  required: '必填',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  select: '请选择',
  nothingFound: '没有匹配的选项',
  userSearchHint: '输入姓名、工号或部门查找',
  searching: '正在查找…',
  searchFailed: '查找失败，请稍后重试。',
  nobodyFound: '没有找到人员',
  permanent: '永久',
  ownRange: '自定义',
  chooseDate: '选择日期',
  chooseRange: '选择日期范围',
  time: '时间',
  previousMonth: '上个月',
  nextMonth: '下个月',
  previousYear: '上一年',
  nextYear: '下一年',
  empty: '暂无数据',
  loadFailed: '加载失败，请重试。',
  notices: '通知',
  dismiss: '关闭通知',
  columns: '显示列',
  columnsHint: '勾选要显示的列；图钉将列固定在左侧，箭头调整顺序。',
  selectAll: '全选',
  restoreColumns: '恢复默认',
  exportRows: '导出',
  selectRow: '选择此行',
  selectPage: '选择本页',
  pager: '分页',
  previousPage: '上一页',
  nextPage: '下一页',
  pageSize: '每页条数',
  goTo: '前往',
  page: '页',
  total: count => `共 ${count} 条`,
  perPage: count => `${count} 条/页`,
  pageNumber: page => `第 ${page} 页`,
  moveUp: label => `上移：${label}`,
  moveDown: label => `下移：${label}`,
  pinColumn: label => `固定在左侧：${label}`,
  days: count => `${count} 天`,
  validity: (from, to) => (to === null ? `自 ${from} 起永久有效` : `${from} 至 ${to}`),
  validityRange: label => `${label}：起止日期`,
  columnWidth: label => `列宽：${label}`,
  exportFailed: reason => `导出失败：${reason}`,
  exportTooMany: limit => `符合条件的数据超过 ${limit} 条，请缩小查询范围后再导出。`,
  characters: (count, max) => `${count} / ${max} 字`,
}

const en: Words = {
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  retry: 'Try again',
  search: 'Search',
  reset: 'Reset',
  clear: 'Clear',
  loading: 'Loading',
  details: 'Details',
  required: 'required',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  select: 'Select',
  nothingFound: 'No option matches',
  userSearchHint: 'Find by name, employee number or department',
  searching: 'Searching…',
  searchFailed: 'The search failed. Try again in a moment.',
  nobodyFound: 'Nobody was found',
  permanent: 'Permanent',
  ownRange: 'Custom',
  chooseDate: 'Choose a date',
  chooseRange: 'Choose a date range',
  time: 'time',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  empty: 'Nothing here yet',
  loadFailed: 'This could not be loaded. Try again.',
  notices: 'Notices',
  dismiss: 'Dismiss notice',
  columns: 'Columns',
  columnsHint: 'Tick the columns to show; the pin keeps a column on the left, the arrows change the order.',
  selectAll: 'Select all',
  restoreColumns: 'Restore default',
  exportRows: 'Export',
  selectRow: 'Select this row',
  selectPage: 'Select this page',
  pager: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageSize: 'Rows per page',
  goTo: 'Go to',
  page: 'page',
  total: count => (count === 1 ? '1 row' : `${count} rows`),
  perPage: count => `${count} / page`,
  pageNumber: page => `Page ${page}`,
  moveUp: label => `Move up: ${label}`,
  moveDown: label => `Move down: ${label}`,
  pinColumn: label => `Keep on the left: ${label}`,
  days: count => `${count} days`,
  validity: (from, to) => (to === null ? `From ${from}, without an end` : `${from} to ${to}`),
  validityRange: label => `${label}: first and last day`,
  columnWidth: label => `Width of ${label}`,
  exportFailed: reason => `The export failed: ${reason}`,
  exportTooMany: limit => `More than ${limit} rows match. Narrow the search, then export again.`,
  characters: (count, max) => `${count} / ${max}`,
}

export const WORDS: Readonly<Record<UiLang, Words>> = { zh, en }
