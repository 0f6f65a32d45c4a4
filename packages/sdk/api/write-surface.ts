// npm run sdk-surface: regenerates sdk.api.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicSurface } from './surface.ts'

writeFileSync(join(import.meta.dirname, 'sdk.api.md'), publicSurface())
