import * as airport from './airport.calls.ts'
import * as auth from './auth.calls.ts'
import * as columnSetting from './column-setting.calls.ts'
import type { Call } from './define-call.ts'
import * as dictionary from './dictionary.calls.ts'
import * as setup from './setup.calls.ts'
import * as subApp from './sub-app.calls.ts'
import * as system from './system.calls.ts'

/** Every call of the shell, for what must look at all of them: the API document, tests. Clients import single calls. */
export const ALL_CALLS: readonly Call[] = [
  auth,
  airport,
  columnSetting,
  dictionary,
  setup,
  subApp,
  system,
].flatMap(family => Object.values(family))
