import { FS_05 } from './fs-05.ts'
import { HF_06 } from './hf-06.ts'
import { JC_02 } from './jc-02.ts'
import { LS_04 } from './ls-04.ts'
import { ST_03 } from './st-03.ts'
import { TC_01 } from './tc-01.ts'
import type { TemplateSeed } from './template-seed.ts'

/** The six templates of the demo. */
export const TEMPLATES: readonly TemplateSeed[] = [TC_01, JC_02, ST_03, LS_04, FS_05, HF_06]
