import type { CardStep } from '../../contract/job-card.fields.ts'

type Limits = readonly [label: string, unit: string, min: number | null, max: number | null, decimals: number]

const step = (
  stepNo: number,
  kind: CardStep['kind'],
  [textZh, textEn]: readonly [string, string],
  [measureLabel, unit, min, max, decimals]: Limits = ['', '', null, null, 0],
): CardStep => ({
  stepNo,
  kind,
  textZh,
  textEn,
  measureLabel,
  unit,
  min,
  max,
  decimals: kind === 'MEASURE' ? decimals : null,
  warning: null,
  warningText: '',
  imageRef: '',
  arStepRef: '',
  free: false,
})

const TYRE: Limits = ['胎压 Tyre pressure', 'kPa', 1_380, 1_420, 0]

/** Steps of card 02: main wheel installation. */
export const WHEEL_STEPS: readonly CardStep[] = [
  step(1, 'WORK', ['核对机轮件号、序号与合格证', 'Check wheel P/N, S/N and certificate']),
  step(2, 'WORK', ['清洁轴面并目视检查，无划伤、腐蚀', 'Clean and inspect axle']),
  step(3, 'WORK', ['装上机轮', 'Install wheel']),
  step(
    4,
    'MEASURE',
    ['拧紧轴螺母至初始力矩并转动机轮，实测', 'Tighten the axle nut to the initial torque and turn the wheel'],
    ['初始力矩 Initial torque', 'N·m', 600, 660, 0],
  ),
  step(
    5,
    'MEASURE',
    ['松开后拧紧至终力矩', 'Loosen, then tighten to the final torque'],
    ['终力矩 Final torque', 'N·m', 200, 220, 0],
  ),
  step(6, 'WORK', ['安装锁片并打保险', 'Install lock, safety wire']),
  step(7, 'RII', ['独立检查锁定与力矩记录', 'Independent check']),
  step(8, 'MEASURE', ['充气检查', 'Tyre pressure'], TYRE),
  step(9, 'TOOLCOUNT', ['清点工具', 'Tool count']),
]

export const TYRE_STEPS: readonly CardStep[] = [
  step(1, 'WORK', ['目视检查轮毂与轮胎', 'Inspect hub and tyre']),
  step(2, 'MEASURE', ['轮胎压力检查', 'Tyre pressure check'], TYRE),
  step(3, 'WORK', ['盖好气门嘴帽', 'Refit the valve cap']),
]

export const OXYGEN_STEPS: readonly CardStep[] = [
  step(
    1,
    'MEASURE',
    ['读取机组氧气压力', 'Read the crew oxygen pressure'],
    ['氧气压力 Pressure', 'MPa', 9.6, null, 1],
  ),
  step(2, 'WORK', ['检查活门位置', 'Check the valve position']),
]

export const OIL_STEPS: readonly CardStep[] = [
  {
    ...step(1, 'WORK', ['打开接近盖板', 'Open the access panel']),
    warning: 'WARNING',
    warningText:
      '停车不足5分钟时不得打开滑油加油盖，热油会烫伤人员。/ Do not open the filler cap less than 5 minutes after shutdown. Hot oil causes burns.',
  },
  step(2, 'MEASURE', ['读取滑油量', 'Read the oil quantity'], ['油量 Oil quantity', 'L', 16, 19, 1]),
  step(3, 'CLOSE', ['盖好加油盖并确认锁定，关闭盖板', 'Close and lock the filler cap, close the panel']),
]

export const STRUT_STEPS: readonly CardStep[] = [
  step(1, 'WORK', ['清洁并检查支柱，无渗漏', 'Clean and inspect the strut for leaks']),
  step(
    2,
    'MEASURE',
    ['测量支柱充气压力', 'Measure the strut pressure'],
    ['充气压力 Pressure', 'MPa', 8.2, 8.6, 1],
  ),
  step(3, 'WORK', ['安装堵帽', 'Refit the cap']),
]

export const CLOSE_UP_STEPS: readonly CardStep[] = [
  step(1, 'CLOSE', ['检查并关闭所有盖板', 'Check and close all panels']),
  step(2, 'TOOLCOUNT', ['清点工具', 'Tool count']),
]

/** Returns the steps of the other cards, with a required inspection if the card has one. */
export function plainSteps(isRii: boolean): readonly CardStep[] {
  return [
    step(1, 'WORK', ['做好准备并确认断电、挂牌', 'Prepare; power off and tagged']),
    step(2, 'WORK', ['按参考资料施工', 'Do the work by the reference documents']),
    ...(isRii ? [step(3, 'RII', ['独立检查', 'Independent inspection'])] : []),
    step(isRii ? 4 : 3, 'WORK', ['恢复并清洁工作区', 'Restore and clean the work area']),
  ]
}
