import { ATA_CHAPTERS } from './ata-chapters.data.ts'
import { COMMERCE_DIRECTORIES } from './commerce.data.ts'
import type { DirectorySeed } from './dictionary-seed.ts'
import { FIRE_SAFETY_DIRECTORIES } from './fire-safety.data.ts'
import { MAINTENANCE_DIRECTORIES } from './maintenance.data.ts'
import { MATERIAL_DIRECTORIES } from './material.data.ts'
import { QUALITY_DIRECTORIES } from './quality.data.ts'

/** A topic of the directory tree with its directories. */
export interface TopicSeed {
  readonly code: string
  readonly zh: string
  readonly en: string
  readonly directories: readonly DirectorySeed[]
}

export const TOPICS: readonly TopicSeed[] = [
  {
    code: 'MAINTENANCE',
    zh: '维修',
    en: 'Maintenance',
    directories: [ATA_CHAPTERS, ...MAINTENANCE_DIRECTORIES],
  },
  { code: 'MATERIAL', zh: '航材与工具', en: 'Material and tools', directories: MATERIAL_DIRECTORIES },
  { code: 'COMMERCE', zh: '商务', en: 'Commerce', directories: COMMERCE_DIRECTORIES },
  { code: 'QUALITY', zh: '质量', en: 'Quality', directories: QUALITY_DIRECTORIES },
  { code: 'FIRE_SAFETY', zh: '消防安全', en: 'Fire safety', directories: FIRE_SAFETY_DIRECTORIES },
]
