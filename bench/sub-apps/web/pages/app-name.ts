import type { AppName } from './page-name.ts'

/** Defined by each build. */
declare const __APP_NAME__: AppName

export const APP_NAME: AppName = __APP_NAME__
