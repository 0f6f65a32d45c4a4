import { dayEnd, dayStart } from '@apron/contract/rules/records/whole-days'
import { flag, period } from '@apron/pages/list'
import { type RecordFilterValues, recordCriteria } from '@apron/pages/records'
import { queryCheckOrders } from '../../contract/checks/check-order.calls.ts'

const PERIOD = period()

/** Returns the planned period of the filter form. */
export const plannedPeriod = (form: RecordFilterValues) => PERIOD.read(form['period'])

/** The list's call, and the filters that the record description does not contain. */
export const CHECK_LIST = {
  call: queryCheckOrders,
  filter: { period: PERIOD, mine: flag(), dueToday: flag(), overdue: flag(), awaitingMe: flag() },
  criteria(form: RecordFilterValues) {
    const [from, to] = plannedPeriod(form)
    const { period: _planned, ...conditions } = form
    return recordCriteria({ ...conditions, planFrom: from && dayStart(from), planTo: to && dayEnd(to) })
  },
  code: 'AQ_safetyQuality_checkList',
  remember: 'checkList',
}
