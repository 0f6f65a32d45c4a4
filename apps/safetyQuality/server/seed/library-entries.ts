import type { RiskIndex } from '../../contract/rules/occurrences/risk-matrix.ts'

type Pair = readonly [zh: string, en: string]

/** One library entry of the demo. */
export interface LibrarySeed {
  readonly entryNo: string
  readonly category: string
  readonly ata: string | null
  /** Months before the month of the seeding day. */
  readonly monthsAgo: number
  readonly risk: readonly [before: RiskIndex, after: RiskIndex]
  readonly factors: readonly string[]
  readonly title: Pair
  readonly setting: Pair
  readonly happened: Pair
  readonly why: Pair
  readonly changed: Pair
  readonly lesson: Pair
}

/** Library entries of the demo. */
export const LIBRARY_ENTRIES: readonly LibrarySeed[] = [
  {
    entryNo: 'LIB-0001',
    category: 'TOOLFOD',
    ata: null,
    monthsAgo: 5,
    risk: ['3C', '2D'],
    factors: ['D', 'F', 'J'],
    title: ['发房内遗留擦布被互检发现', 'Rag left in an engine cowl found by a colleague'],
    setting: ['窄体机 · 18:01–24:00', 'Narrow-body · 18:01–24:00'],
    happened: [
      '某机械员清洁后被临时叫去支援另一架飞机，返回时由同事代为关闭发动机整流罩。关闭前同事多看了一眼，发现一块擦布。',
      'After cleaning, a mechanic was called to another aircraft; a colleague closed the cowl for him and, looking once more, saw a rag.',
    ],
    why: [
      '任务中断无标识；擦布不在工具清单内；两架飞机同时进场，人手不足。',
      'There was no mark for interrupted work; rags were not on the tool list; two aircraft arrived together.',
    ],
    changed: [
      '擦布按数量发放并列入封口清点；中断任务挂红色标签；双机进场时增加一名工长。',
      'Rags are counted out and are part of the close-up count; a red tag marks interrupted work; a second foreman comes when two aircraft arrive.',
    ],
    lesson: [
      '最后一眼救了一台发动机——把“多看一眼”写进步骤，而不是靠运气。',
      'Make the last look a step, not luck.',
    ],
  },
  {
    entryNo: 'LIB-0002',
    category: 'DOC',
    ata: null,
    monthsAgo: 7,
    risk: ['4D', '2D'],
    factors: ['A', 'H'],
    title: ['工卡引用了已换版的手册任务', 'A card quoted a superseded manual task'],
    setting: ['窄体机', 'Narrow-body'],
    happened: [
      '某检验员核对扭矩时发现工卡上的数值与手册有效版不同。工卡在换版前三天打印。',
      'Checking a torque, an inspector saw that the value on the card differed from the manual in force; the card had been printed three days before the revision.',
    ],
    why: [
      '打印件无版次核对步骤；换版通知只发给工程部门。',
      'There was no revision check for printed cards; the notice went only to engineering.',
    ],
    changed: [
      '工卡执行时自动比对版次；换版通知可由车间订阅。',
      'The card compares revisions when it is opened; workshops can subscribe to revision notices.',
    ],
    lesson: ['纸面不会自己更新，开工前先对版。', 'Check the revision before the first step.'],
  },
  {
    entryNo: 'LIB-0003',
    category: 'MATL',
    ata: '29',
    monthsAgo: 10,
    risk: ['3B', '2C'],
    factors: ['C', 'G'],
    title: ['外形相近的液压滤芯相邻存放', 'Look-alike hydraulic filters stored side by side'],
    setting: ['窄体机', 'Narrow-body'],
    happened: [
      '领料时两种滤芯放在相邻料盒，标签字体小，某人员领错；安装前核对件号时发现。',
      'Two filter elements lay in neighbouring bins with small labels; the wrong one was issued and found when the part number was checked before installation.',
    ],
    why: [
      '两件外形一致、件号末位不同；料盒按到货顺序摆放；夜班照明偏暗。',
      'Both have the same shape, and their part numbers differ in the last digit; the bins stood in order of arrival; the light is weak at night.',
    ],
    changed: [
      '相似件分架存放并加警示标签；标签放大；该区域照度提高到300 lx。',
      'Look-alike parts are on separate racks with a warning label in large print; the light was raised to 300 lx.',
    ],
    lesson: [
      '人会看错相似的东西，系统要让它们不相似。',
      'People confuse similar things; make them dissimilar.',
    ],
  },
]
