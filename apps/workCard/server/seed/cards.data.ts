import type { CardStatus, CardStep } from '../../contract/job-card.fields.ts'
import {
  CLOSE_UP_STEPS,
  OIL_STEPS,
  OXYGEN_STEPS,
  plainSteps,
  STRUT_STEPS,
  TYRE_STEPS,
  WHEEL_STEPS,
} from './card-steps.data.ts'

export interface CardSeed {
  readonly seq: number
  readonly zh: string
  readonly en: string
  readonly task: string
  readonly hours: number
  readonly skill: string
  readonly status: CardStatus
  readonly steps: readonly CardStep[]
  /** The lead assignee. */
  readonly lead?: string
  /** Number of signed steps. All of them if the work is complete. */
  readonly signed?: number
  readonly predecessors?: string
}

const LI_ZE = '100305'
const WU_TONG = '100306'
const ZHENG_KAI = '100307'

type Rest = Pick<CardSeed, 'status'> & Partial<CardSeed>

const card = (
  seq: number,
  [zh, en]: readonly [string, string],
  [task, hours]: readonly [string, number],
  skill: string,
  rest: Rest,
): CardSeed => ({ seq, zh, en, task, hours, skill, steps: plainSteps(false), ...rest })

/** Cards of PK-0031, A check of B-T101. */
export const A_CHECK_CARDS: readonly CardSeed[] = [
  card(1, ['主轮拆卸', 'Remove main wheel no. 2'], ['32-41-11-000-801', 2], 'ME', {
    status: 'CLOSED',
    lead: LI_ZE,
  }),
  card(2, ['主轮安装', 'Install main wheel no. 2'], ['32-41-11-400-801', 3], 'ME', {
    status: 'RII_WAIT',
    lead: LI_ZE,
    steps: WHEEL_STEPS,
    signed: 6,
    predecessors: '1',
  }),
  card(3, ['轮胎压力检查', 'Tyre pressure check'], ['12-15-51-610-801', 1], 'ME', {
    status: 'IN_WORK',
    lead: ZHENG_KAI,
    steps: TYRE_STEPS,
    signed: 2,
  }),
  card(4, ['起落架支柱勤务', 'Gear strut servicing'], ['12-15-31-610-801', 2.5], 'ME', {
    status: 'ASSIGNED',
    lead: LI_ZE,
    steps: STRUT_STEPS,
  }),
  card(5, ['液压滤更换', 'Hydraulic filter replacement'], ['29-11-21-960-801', 1.5], 'ME', {
    status: 'PAUSED',
    lead: ZHENG_KAI,
    signed: 1,
  }),
  card(6, ['副翼操纵检查', 'Aileron rigging check'], ['27-11-00-820-801', 4], 'ME', {
    status: 'RELEASED',
    steps: plainSteps(true),
  }),
  card(7, ['电瓶更换', 'Main battery replacement'], ['24-31-11-960-801', 1], 'EL', {
    status: 'COMPLETED',
    lead: ZHENG_KAI,
  }),
  card(8, ['发动机滑油量', 'Engine oil level, 2 engines'], ['12-13-79-610-801', 0.5], 'ME', {
    status: 'CLOSED',
    lead: WU_TONG,
    steps: OIL_STEPS,
  }),
  card(9, ['发房灭火瓶爆管检查', 'Engine fire bottle squib check'], ['26-21-11-720-801', 1.5], 'EL', {
    status: 'IN_WORK',
    lead: ZHENG_KAI,
    steps: plainSteps(true),
    signed: 1,
  }),
  card(10, ['氧气压力', 'Crew oxygen pressure'], ['35-11-00-210-801', 0.5], 'ME', {
    status: 'CLOSED',
    lead: WU_TONG,
    steps: OXYGEN_STEPS,
  }),
  card(11, ['应急灯功能测试', 'Emergency lights test'], ['33-51-00-720-801', 1], 'AV', {
    status: 'ASSIGNED',
    lead: WU_TONG,
  }),
  card(12, ['舱门密封检查', 'Passenger door seal inspection'], ['52-11-00-210-801', 1.5], 'CAB', {
    status: 'DEFERRED',
    lead: WU_TONG,
    signed: 1,
  }),
  card(13, ['APU滑油', 'APU oil'], ['12-13-49-610-801', 0.5], 'ME', { status: 'DRAFT' }),
  card(14, ['封口与清点', 'Close-up and tool count'], ['20-00-00-980-801', 1], 'ME', {
    status: 'RELEASED',
    steps: CLOSE_UP_STEPS,
    predecessors: '1,2,3,4,5,6,7,8,9,10,11,13',
  }),
]

/** Cards of PK-0034, AOG of B-T104 at SYX. */
export const AOG_CARDS: readonly CardSeed[] = [
  card(1, ['主轮更换', 'Main wheel replacement'], ['32-41-11-960-801', 4], 'ME', {
    status: 'RELEASED',
    steps: WHEEL_STEPS,
  }),
  card(2, ['刹车磨损检查', 'Brake wear check'], ['32-42-11-210-801', 1], 'ME', { status: 'RELEASED' }),
]

/** Cards of PK-0036, 2C check of B-T111. */
export const HEAVY_CARDS: readonly CardSeed[] = [
  card(1, ['空速管检查', 'Pitot probe inspection'], ['34-11-15-210-801', 1], 'AV', { status: 'RELEASED' }),
  card(2, ['迎角传感器更换', 'Angle of attack sensor replacement'], ['34-11-19-960-801', 2], 'AV', {
    status: 'RELEASED',
  }),
  card(3, ['空调组件活门更换', 'Pack flow valve replacement'], ['21-51-01-960-801', 3.5], 'ME', {
    status: 'RELEASED',
  }),
  card(4, ['起动机更换', 'Air turbine starter replacement'], ['80-11-11-960-801', 6], 'ME', {
    status: 'RELEASED',
    steps: plainSteps(true),
  }),
  card(5, ['货舱门密封更换', 'Cargo door seal replacement'], ['52-31-00-960-801', 4], 'CAB', {
    status: 'DRAFT',
  }),
  card(6, ['副翼钢索更换', 'Aileron cable replacement'], ['27-11-00-960-801', 12], 'ME', {
    status: 'DRAFT',
    steps: plainSteps(true),
  }),
  card(7, ['燃油箱密封检查', 'Fuel tank sealing inspection'], ['28-11-00-210-801', 8], 'STR', {
    status: 'DRAFT',
  }),
  card(8, ['甚高频收发机测试', 'VHF transceiver test'], ['23-21-00-720-801', 1.5], 'AV', {
    status: 'RELEASED',
  }),
  card(9, ['机身蒙皮检查', 'Fuselage skin inspection'], ['53-11-00-210-801', 10], 'STR', {
    status: 'RELEASED',
  }),
  card(
    10,
    ['客舱应急灯电池包更换', 'Emergency light battery pack replacement'],
    ['33-51-00-960-801', 2],
    'CAB',
    {
      status: 'CANCELLED',
    },
  ),
]

/** Cards of PK-0029, transit check of B-T102, released. */
export const RELEASED_CARDS: readonly CardSeed[] = [
  card(1, ['航前检查', 'Preflight check'], ['05-41-00-210-801', 1], 'ME', { status: 'CLOSED', lead: LI_ZE }),
  card(2, ['刹车组件更换', 'Brake assembly replacement'], ['32-42-11-960-801', 5], 'ME', {
    status: 'CLOSED',
    lead: WU_TONG,
    steps: plainSteps(true),
  }),
]
