import { type DirectorySeed, sameInBoth } from './dictionary-seed.ts'

/** Aircraft, checks, urgency and shifts. */
export const MAINTENANCE_DIRECTORIES: readonly DirectorySeed[] = [
  {
    code: 'AC_TYPE',
    zh: '机型',
    en: 'Aircraft type',
    entries: [
      sameInBoth('TA200', 'TA-200'),
      sameInBoth('TA200F', 'TA-200F'),
      ...['A320', 'A330', 'A350', 'B737', 'B777', 'B787', 'C909', 'C919'].map(type => sameInBoth(type)),
    ],
  },
  {
    code: 'CHECK_TYPE',
    zh: '维修级别',
    en: 'Check type',
    entries: [
      ['TR', '过站', 'Transit'],
      ['DY', '航后', 'Daily'],
      ['WK', '周检', 'Weekly'],
      ['A', 'A检', 'A check'],
      ['C', 'C检', 'C check'],
      ['2C', '2C检', '2C check'],
      ['4C', '4C检', '4C check'],
      ['SP', '特检', 'Special'],
      ['MOD', '改装', 'Modification'],
      sameInBoth('AOG'),
    ],
  },
  {
    code: 'PRIORITY',
    zh: '优先级',
    en: 'Priority',
    entries: [
      sameInBoth('1', 'AOG'),
      ['2', '紧急', 'Critical'],
      ['3', '加急', 'Expedite'],
      ['4', '例行', 'Routine'],
    ],
  },
  {
    code: 'URGENCY',
    zh: '紧急程度',
    en: 'Urgency',
    entries: [
      ['0', '一般', 'Normal'],
      ['1', '紧急', 'Urgent'],
      ['2', '特急', 'Very urgent'],
    ],
  },
  {
    code: 'SKILL',
    zh: '专业',
    en: 'Skill',
    entries: [
      ['ME', '机械', 'Mechanical'],
      ['AV', '电子', 'Avionics'],
      ['EL', '电气', 'Electrical'],
      ['STR', '结构', 'Structure'],
      ['CAB', '客舱', 'Cabin'],
      ['NDT', '无损检测', 'Non-destructive testing'],
      ['PNT', '喷漆', 'Painting'],
    ],
  },
  {
    code: 'SHIFT',
    zh: '班次',
    en: 'Shift',
    entries: [
      ['D', '白班 08:00–16:30', 'Day 08:00–16:30'],
      ['E', '中班 16:00–00:30', 'Evening 16:00–00:30'],
      ['N', '夜班 00:00–08:30', 'Night 00:00–08:30'],
    ],
  },
]
