import * as adminAudit from './admin-audit.calls.ts'
import * as adminDepartment from './admin-department.calls.ts'
import * as adminDictionary from './admin-dictionary.calls.ts'
import * as adminFlow from './admin-flow.calls.ts'
import * as adminMenu from './admin-menu.calls.ts'
import * as adminNotice from './admin-notice.calls.ts'
import * as adminOperation from './admin-operation.calls.ts'
import * as adminResource from './admin-resource.calls.ts'
import * as adminRole from './admin-role.calls.ts'
import * as adminSite from './admin-site.calls.ts'
import * as adminSubApp from './admin-sub-app.calls.ts'
import * as adminTranslation from './admin-translation.calls.ts'
import * as adminUser from './admin-user.calls.ts'
import * as airport from './airport.calls.ts'
import * as auth from './auth.calls.ts'
import * as businessMessage from './business-message.calls.ts'
import * as columnSetting from './column-setting.calls.ts'
import * as confirmation from './confirmation.calls.ts'
import * as dataSource from './data-source.calls.ts'
import type { Call } from './define-call.ts'
import * as delegation from './delegation.calls.ts'
import * as department from './department.calls.ts'
import * as dictionary from './dictionary.calls.ts'
import * as draftKey from './draft-key.calls.ts'
import * as favourite from './favourite.calls.ts'
import * as flow from './flow.calls.ts'
import * as home from './home.calls.ts'
import * as homeEditor from './home-editor.calls.ts'
import * as listView from './list-view.calls.ts'
import * as message from './message.calls.ts'
import * as operation from './operation.calls.ts'
import * as password from './password.calls.ts'
import * as personLink from './person-link.calls.ts'
import * as project from './project.calls.ts'
import * as quickSignIn from './quick-sign-in.calls.ts'
import * as resource from './resource.calls.ts'
import * as rightsChange from './rights-change.calls.ts'
import * as search from './search.calls.ts'
import * as securityKeys from './security-keys.calls.ts'
import * as serial from './serial.calls.ts'
import * as setup from './setup.calls.ts'
import * as subApp from './sub-app.calls.ts'
import * as system from './system.calls.ts'
import * as user from './user.calls.ts'
import * as waitingCount from './waiting-count.calls.ts'
import * as whatChanged from './what-changed.calls.ts'

/** All calls of the shell, for the API document and tests. Clients import single calls. */
export const ALL_CALLS: readonly Call[] = [
  auth,
  adminAudit,
  adminDepartment,
  adminDictionary,
  adminFlow,
  adminMenu,
  adminNotice,
  adminOperation,
  adminResource,
  adminRole,
  adminSite,
  adminSubApp,
  adminTranslation,
  adminUser,
  airport,
  businessMessage,
  columnSetting,
  confirmation,
  dataSource,
  delegation,
  department,
  dictionary,
  draftKey,
  favourite,
  flow,
  home,
  homeEditor,
  listView,
  message,
  operation,
  password,
  personLink,
  project,
  quickSignIn,
  resource,
  rightsChange,
  search,
  securityKeys,
  serial,
  setup,
  subApp,
  system,
  user,
  waitingCount,
  whatChanged,
].flatMap(family => Object.values(family))
