import type {
  CheckItem,
  CheckOrderDetail,
  CheckOrderRow,
} from '../../contract/checks/check-order.entities.ts'

export function orderRow(number: number): CheckOrderRow {
  return {
    id: `order-${number}`,
    checkNo: `CK26-${String(number).padStart(4, '0')}`,
    title: 'Tool control',
    checkCat: 'SPOT',
    template: { code: 'T-01', name: 'Tools', revision: 1 },
    label: '',
    checkedDept: { code: 'D0501', name: 'Line maintenance' },
    siteCode: 'CAN',
    area: 'H1',
    announced: false,
    leadChecker: { code: '100104', name: 'Li Na' },
    planStart: '2026-03-01',
    planEnd: '2026-03-05',
    actualStart: null,
    actualEnd: null,
    status: 'IN_PROGRESS',
    itemCount: 2,
    doneCount: 0,
    ncCount: 0,
    obsCount: 0,
    score: null,
    dueInDays: 3,
    version: 1,
  }
}

function buildItem(seq: number, remark: string): CheckItem {
  return {
    id: `item-${seq}`,
    seq,
    group: 'Tools',
    text: `Question ${seq}`,
    method: 'OBSERVE',
    sampleSize: 0,
    basisRef: '',
    critical: false,
    measures: [],
    result: { result: null, measured: [], remark, photos: [], finding: null },
    saved: null,
  }
}

/** Builds an order in progress with a remark on each of its two items. */
export function orderInProgress(version: number, remarks: readonly [string, string]): CheckOrderDetail {
  return {
    ...orderRow(1),
    version,
    basis: '',
    checkers: [],
    conclusion: '',
    approver: null,
    approveRemark: '',
    items: remarks.map((remark, index) => buildItem(index + 1, remark)),
    history: [],
    actions: ['saveResult', 'submit'],
    otherSite: false,
  }
}
