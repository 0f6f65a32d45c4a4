import type { DirectorySeed } from './dictionary-seed.ts'

/** Fire-protection equipment, areas and hazards. */
export const FIRE_SAFETY_DIRECTORIES: readonly DirectorySeed[] = [
  {
    code: 'FIRE_EQ_TYPE',
    zh: '消防设施类型',
    en: 'Fire equipment type',
    entries: [
      ['DP', '干粉灭火器', 'Dry-powder extinguisher'],
      ['CO2', '二氧化碳灭火器', 'CO₂ extinguisher'],
      ['WB', '水基灭火器', 'Water-based extinguisher'],
      ['CA', '洁净气体灭火器', 'Clean-agent extinguisher'],
      ['CART', '推车式灭火器', 'Wheeled extinguisher'],
      ['HYD', '室内消火栓', 'Indoor hydrant'],
      ['OUT', '室外消火栓', 'Outdoor hydrant'],
      ['DET', '探测器', 'Detector'],
      ['MCP', '手报', 'Manual call point'],
      ['FOAM', '泡沫系统', 'Foam system'],
      ['DELUGE', '雨淋', 'Deluge system'],
      ['DOOR', '防火门', 'Fire door'],
      ['EXIT', '疏散指示', 'Exit sign'],
      ['EXT', '应急灯', 'Emergency light'],
    ],
  },
  {
    code: 'FIRE_AREA_CLASS',
    zh: '防火区域类别',
    en: 'Fire area class',
    entries: [
      ['HANGAR_I', 'Ⅰ类飞机库', 'Class I hangar'],
      ['HANGAR_II', 'Ⅱ类飞机库', 'Class II hangar'],
      ['HANGAR_III', 'Ⅲ类飞机库', 'Class III hangar'],
      ['PAINT', '油漆', 'Paint bay'],
      ['CHEM', '化工库', 'Chemical store'],
      ['OXYGEN', '氧气间', 'Oxygen room'],
      ['BATTERY', '电瓶间', 'Battery room'],
      ['OFFICE', '办公', 'Office'],
    ],
  },
  {
    code: 'HAZARD_LEVEL',
    zh: '隐患等级',
    en: 'Hazard level',
    entries: [
      ['MAJOR', '重大', 'Major'],
      ['SERIOUS', '较大', 'Serious'],
      ['GENERAL', '一般', 'General'],
    ],
  },
]
