import { type ErrorEntry, refusal } from '@apron/contract/errors/catalogue'

/** Error texts about the annual check plan. */
export const CHECK_PLAN_ERRORS = {
  rowPlanned: refusal(
    2170,
    '该行还有计划的月份，请先取消计划再删除',
    'Months of this row are still planned: take them out of the plan, then remove the row',
  ),
  cellOrdered: refusal(
    2171,
    '该月已编制检查单，不能取消计划',
    'A check order was made for this month, so it stays planned',
  ),
  notPlanned: refusal(2172, '该月没有计划此项检查', 'This check is not planned for that month'),
} as const satisfies Record<string, ErrorEntry>
