// npm run sdk-surface: writes sdk.api.md anew.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicSurface } from './surface.ts'

writeFileSync(join(import.meta.dirname, 'sdk.api.md'), publicSurface())
