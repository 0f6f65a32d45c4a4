import { type ErrorEntry, refusal } from '@apron/contract/errors/catalogue'

export const TOOLS_ERRORS = {
  toolUnknown: refusal(2300, '本航站没有工具{asset}', 'There is no tool {asset} at this site'),
  assetTaken: refusal(2301, '资产编号{asset}已存在', 'The asset number {asset} is taken'),
  typeUnknown: refusal(2302, '没有工具类型{type}', 'There is no tool type {type}'),
  cribOfOtherSite: refusal(2303, '该工具库不在当前航站', 'This crib is not at the current site'),
  toolTwice: refusal(2304, '工具{asset}重复', 'The tool {asset} is named twice'),
  notInStock: refusal(2310, '工具{asset}不在库（{state}）', 'The tool {asset} is not in stock ({state})'),
  calDueBeforeReturn: refusal(
    2311,
    '工具将在归还前超期({calDue})',
    'The calibration of the tool expires before it is due back ({calDue})',
  ),
  borrowerOverdue: refusal(
    2312,
    '借用人有超期24小时以上未还的工具（{loan}），须工长放行',
    'The borrower has tools overdue by more than 24 hours ({loan}); a foreman must override',
  ),
  borrowerNotAllowed: refusal(
    2313,
    '该人员不能在本航站借用工具',
    'This person cannot borrow tools at this site',
  ),
  loadTooSmall: refusal(
    2314,
    '工具{asset}的额定载荷{max} kg低于所需{need} kg',
    'The rated load of {asset}, {max} kg, is below the {need} kg that the job needs',
  ),
  loadMissing: refusal(
    2315,
    '借用顶升吊挂工具须填写所需载荷（{asset}）',
    'State the load that the job needs: {asset} is a lifting tool',
  ),
  dueTooLate: refusal(2316, '应还时间最迟为{latest}', 'The tools must be due back by {latest}'),
  dueInPast: refusal(2317, '应还时间须晚于当前时间', 'The due-back time must be in the future'),
  notOnLoan: refusal(2318, '工具{asset}未借出', 'The tool {asset} is not on loan'),
  photoNeeded: refusal(
    2319,
    '损坏或不完整的工具须附照片',
    'A photo is needed of a damaged or incomplete tool',
  ),
  aircraftNeeded: refusal(
    2320,
    '缺失碎件须填写飞机注册号和说明',
    'State the aircraft and a description of the missing piece',
  ),
  notOverdue: refusal(2321, '该借用单未超期24小时', 'This loan is not overdue by more than 24 hours'),
  sameBorrower: refusal(2322, '接收人与当前借用人相同', 'The receiver already has these tools'),
  calOverdue: refusal(
    2330,
    '工具{asset}校验已超期（{calDue}）',
    'The calibration of {asset} expired on {calDue}',
  ),
  notForCal: refusal(
    2331,
    '工具{asset}不能送校（{state}）',
    'The tool {asset} cannot be calibrated now ({state})',
  ),
  notInJob: refusal(
    2332,
    '工具{asset}不在此送校单中，或已有结果',
    'The tool {asset} is not part of this job, or has its result',
  ),
  certInFuture: refusal(2333, '证书日期不能晚于今天', 'The certificate cannot be dated after today'),
  countNotCovered: refusal(
    2340,
    '应有{expected}件，实点{counted}件：须逐件说明差异或填写丢失报告',
    'Expected {expected}, counted {counted}: name each difference or its lost report',
  ),
  lostReportUnknown: refusal(2341, '没有丢失报告{no}', 'There is no lost report {no}'),
  notLosable: refusal(
    2342,
    '工具{asset}当前不能报失（{state}）',
    'The tool {asset} cannot be reported lost now ({state})',
  ),
  foundResult: refusal(2343, '请选择找到的地点', 'Choose where it was found'),
  reviewResult: refusal(2344, '请选择未找到或碎件的结论', 'Choose a result for what was not found'),
  notReviewer: refusal(
    2345,
    '此签署须由工具主管、质量审核员和工程师分别完成',
    'These signatures belong to the tooling manager, a quality auditor and an engineer',
  ),
  signedAlready: refusal(2346, '三个签署须由三名不同人员完成', 'Three different persons must sign'),
} as const satisfies Record<string, ErrorEntry>
