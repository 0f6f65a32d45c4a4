import { defineCall } from '../calls/define-call.ts'
import { ADMIN_PERMISSIONS } from '../rules/rights/admin-permissions.ts'
import type {
  ApplicationChoice,
  ApplicationId,
  AppMessage,
  AppMessageChoice,
  AppMessageSetting,
  BoxEdit,
  BoxId,
  BoxOffer,
  BoxOrder,
  HomeApplication,
  HomeBox,
  IndexSet,
  MyWork,
  NewBox,
  Statement,
} from './home.ts'
import type { Onboarding } from './onboarding.ts'

const HOME = '/api/base-data/apphome'

/** Returns the kinds of box offered to the caller. §7. */
export const listBoxOffers = defineCall<{ data: BoxOffer[] }>({
  id: 'home.boxOffers',
  method: 'GET',
  path: `${HOME}/home/getHomeBoxInformation`,
})

/** Returns the caller's boxes in order; the default ones before any change. §7. */
export const listBoxes = defineCall<{ data: HomeBox[] }>({
  id: 'home.boxes',
  method: 'GET',
  path: `${HOME}/home/getCmnAppUserBoxListV2`,
  failures: 'in-place',
})

/** Reorders the caller's boxes and returns all of them. §7. */
export const sortBoxes = defineCall<{ body: BoxOrder; data: HomeBox[] }>({
  id: 'home.sortBoxes',
  method: 'POST',
  path: `${HOME}/cmnAppUserBox/editingSort`,
})

/** Appends a box unless it is there already. §7. */
export const addBox = defineCall<{ body: NewBox; data: HomeBox[] }>({
  id: 'home.addBox',
  method: 'POST',
  path: `${HOME}/cmnAppUserBox/addModule`,
})

/** Gives a box another size. §7. */
export const editBox = defineCall<{ body: BoxEdit; data: HomeBox[] }>({
  id: 'home.editBox',
  method: 'POST',
  path: `${HOME}/cmnAppUserBox/editingModule`,
})

/** Removes a box, but not its data. §7. */
export const removeBox = defineCall<{ params: BoxId; data: HomeBox[] }>({
  id: 'home.removeBox',
  method: 'GET',
  path: `${HOME}/cmnAppUserBox/delModule/{id}`,
  repeats: 'allow',
})

/** Returns the settings of one of the caller's boxes. §7. */
export const boxForm = defineCall<{ body: BoxId; data: HomeBox }>({
  id: 'home.boxForm',
  method: 'POST',
  path: `${HOME}/home/getCmnAppReForm`,
})

/** {@link boxForm} as a GET, at the other address of §7. */
export const queryBoxForm = defineCall<{ query: BoxId; data: HomeBox }>({
  id: 'home.queryBoxForm',
  method: 'GET',
  path: '/api/system/auth/cmnAppReForm/queryById',
})

/** Returns the applications in the caller's menu, and which of them the dashboard shows. §7. */
export const listHomeApplications = defineCall<{ data: HomeApplication[] }>({
  id: 'home.applications',
  method: 'POST',
  path: `${HOME}/applications/getApplicationsList`,
  failures: 'in-place',
})

/** Chooses the applications that the dashboard shows. §7. */
export const saveHomeApplications = defineCall<{ body: ApplicationChoice; data: HomeApplication[] }>({
  id: 'home.saveApplications',
  method: 'POST',
  path: `${HOME}/applications/saveApplications`,
})

/** Returns the applications in the caller's menu, and whether the dashboard shows their messages. §7. */
export const listMessageSettings = defineCall<{ data: AppMessageSetting[] }>({
  id: 'home.messageSettings',
  method: 'POST',
  path: `${HOME}/msgManager/getMessageList`,
  failures: 'in-place',
})

/** Returns the latest messages of an application, so that a person sees what they would hide. §7. */
export const listAppMessages = defineCall<{ params: ApplicationId; data: AppMessage[] }>({
  id: 'home.appMessages',
  method: 'GET',
  path: `${HOME}/msgManager/getAppMsgList/{id}`,
  failures: 'in-place',
})

/** Shows or hides the messages of an application on the dashboard. §7. */
export const saveMessageSetting = defineCall<{ body: AppMessageChoice; data: AppMessageSetting[] }>({
  id: 'home.saveMessageSetting',
  method: 'POST',
  path: `${HOME}/msgManager/messageSetting`,
})

/** Returns the statements offered to the caller, with figures for the site of the call. §7. */
export const listStatements = defineCall<{ data: Statement[] }>({
  id: 'home.statements',
  method: 'GET',
  path: `${HOME}/statement/statementListNew`,
  failures: 'in-place',
})

/** Returns the caller's tasks at all their sites, from every application. */
export const listMyWork = defineCall<{ data: MyWork }>({
  id: 'home.myWork',
  method: 'GET',
  path: `${HOME}/work/list`,
  failures: 'in-place',
})

/**
 * Returns the set-up progress of a new company for its administrators, with the counts of each administration page in
 * one call. A failure is silent: nobody waits for it, and the next visit asks again.
 */
export const getOnboarding = defineCall<{ data: Onboarding }>({
  id: 'home.firstDays',
  method: 'GET',
  path: `${HOME}/firstDays`,
  access: { resource: ADMIN_PERMISSIONS.users.view },
  failures: 'suppress',
})

/** Closes the set-up guide for the caller. */
export const dismissOnboarding = defineCall<{ data: null }>({
  id: 'home.dismissFirstDays',
  method: 'POST',
  path: `${HOME}/firstDays/dismiss`,
  access: { resource: ADMIN_PERMISSIONS.users.view },
})

/** Chooses the home page. §7. */
export const saveIndexSet = defineCall<{ body: IndexSet; data: IndexSet }>({
  id: 'home.saveIndexSet',
  method: 'POST',
  path: `${HOME}/home/saveIndexSet`,
})

/** Returns the chosen home page. §7. */
export const getIndexSet = defineCall<{ data: IndexSet }>({
  id: 'home.indexSet',
  method: 'GET',
  path: `${HOME}/home/getIndexSet`,
})
