// npm run error-table: writes docs/errors.md.
import { writeFileSync } from 'node:fs'
import { errorPage } from './error-table.ts'

writeFileSync(new URL('../../docs/errors.md', import.meta.url), errorPage())
