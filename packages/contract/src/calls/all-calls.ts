import * as delegation from '../delegations/delegation.calls.ts'
import * as adminDictionary from '../dictionary/admin-dictionary.calls.ts'
import * as adminTranslation from '../dictionary/admin-translation.calls.ts'
import * as airport from '../dictionary/airport.calls.ts'
import * as dictionary from '../dictionary/dictionary.calls.ts'
import * as adminFlow from '../flow/admin-flow.calls.ts'
import * as flow from '../flow/flow.calls.ts'
import * as home from '../home/home.calls.ts'
import * as homeEditor from '../home/home-editor.calls.ts'
import * as waitingCount from '../home/waiting-count.calls.ts'
import * as whatChanged from '../home/what-changed.calls.ts'
import * as columnSetting from '../lists/column-setting.calls.ts'
import * as dataSource from '../lists/data-source.calls.ts'
import * as draftKey from '../lists/draft-key.calls.ts'
import * as listView from '../lists/list-view.calls.ts'
import * as serial from '../lists/serial.calls.ts'
import * as adminMenu from '../menus/admin-menu.calls.ts'
import * as favourite from '../menus/favourite.calls.ts'
import * as adminNotice from '../messages/admin-notice.calls.ts'
import * as businessMessage from '../messages/business-message.calls.ts'
import * as message from '../messages/message.calls.ts'
import * as adminAudit from '../operations/admin-audit.calls.ts'
import * as adminOperation from '../operations/admin-operation.calls.ts'
import * as operation from '../operations/operation.calls.ts'
import * as system from '../operations/system.calls.ts'
import * as adminDepartment from '../organisation/admin-department.calls.ts'
import * as adminSite from '../organisation/admin-site.calls.ts'
import * as adminUser from '../organisation/admin-user.calls.ts'
import * as department from '../organisation/department.calls.ts'
import * as project from '../organisation/project.calls.ts'
import * as user from '../organisation/user.calls.ts'
import * as adminResource from '../permissions/admin-resource.calls.ts'
import * as adminRole from '../permissions/admin-role.calls.ts'
import * as rightsChange from '../permissions/permission-change.calls.ts'
import * as resource from '../permissions/resource.calls.ts'
import * as search from '../search/search.calls.ts'
import * as auth from '../sign-in/auth.calls.ts'
import * as confirmation from '../sign-in/confirmation.calls.ts'
import * as password from '../sign-in/password.calls.ts'
import * as personLink from '../sign-in/person-link.calls.ts'
import * as quickSignIn from '../sign-in/quick-sign-in.calls.ts'
import * as securityKeys from '../sign-in/security-keys.calls.ts'
import * as setup from '../sign-in/setup.calls.ts'
import * as adminSubApp from '../sub-apps/admin-sub-app.calls.ts'
import * as subApp from '../sub-apps/sub-app.calls.ts'
import type { Call } from './define-call.ts'

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
