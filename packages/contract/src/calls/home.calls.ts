import type { FirstDays } from '../entities/first-days.ts'
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
} from '../entities/home.ts'
import { ADMIN_RIGHTS } from '../rules/rights/admin-rights.ts'
import { defineCall } from './define-call.ts'

const HOME = '/api/base-data/apphome'

/** The kinds of box that are offered to the person. §7. */
export const listBoxOffers = defineCall<{ data: BoxOffer[] }>({
  id: 'home.boxOffers',
  method: 'GET',
  path: `${HOME}/home/getHomeBoxInformation`,
})

/** One's own boxes in their order; the usual ones before anything was changed. §7. */
export const listBoxes = defineCall<{ data: HomeBox[] }>({
  id: 'home.boxes',
  method: 'GET',
  path: `${HOME}/home/getCmnAppUserBoxListV2`,
  failures: 'in-place',
})

/** Puts one's own boxes into another order; answers all of them. §7. */
export const sortBoxes = defineCall<{ body: BoxOrder; data: HomeBox[] }>({
  id: 'home.sortBoxes',
  method: 'POST',
  path: `${HOME}/cmnAppUserBox/editingSort`,
})

/** Puts a box behind the others; one that is there already stays as it is. §7. */
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

/** Takes a box away; what it showed stays where it is. §7. */
export const removeBox = defineCall<{ params: BoxId; data: HomeBox[] }>({
  id: 'home.removeBox',
  method: 'GET',
  path: `${HOME}/cmnAppUserBox/delModule/{id}`,
  repeats: 'allow',
})

/** What can be set on one of one's own boxes. §7. */
export const boxForm = defineCall<{ body: BoxId; data: HomeBox }>({
  id: 'home.boxForm',
  method: 'POST',
  path: `${HOME}/home/getCmnAppReForm`,
})

/** {@link boxForm} as a plain reading, under the other address of §7. */
export const queryBoxForm = defineCall<{ query: BoxId; data: HomeBox }>({
  id: 'home.queryBoxForm',
  method: 'GET',
  path: '/api/system/auth/cmnAppReForm/queryById',
})

/** The applications of the person's menu, and which of them the dashboard shows. §7. */
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

/** The applications of the person's menu, and whose messages are wanted on the dashboard. §7. */
export const listMessageSettings = defineCall<{ data: AppMessageSetting[] }>({
  id: 'home.messageSettings',
  method: 'POST',
  path: `${HOME}/msgManager/getMessageList`,
  failures: 'in-place',
})

/** The latest messages of one application, by which a person sees whose messages they would hide. §7. */
export const listAppMessages = defineCall<{ params: ApplicationId; data: AppMessage[] }>({
  id: 'home.appMessages',
  method: 'GET',
  path: `${HOME}/msgManager/getAppMsgList/{id}`,
  failures: 'in-place',
})

/** Says whether the messages of an application are wanted on the dashboard. §7. */
export const saveMessageSetting = defineCall<{ body: AppMessageChoice; data: AppMessageSetting[] }>({
  id: 'home.saveMessageSetting',
  method: 'POST',
  path: `${HOME}/msgManager/messageSetting`,
})

/** The statements offered to the person, with their figures for the site of the call. §7. */
export const listStatements = defineCall<{ data: Statement[] }>({
  id: 'home.statements',
  method: 'GET',
  path: `${HOME}/statement/statementListNew`,
  failures: 'in-place',
})

/** What waits for the person at all their sites, from every application. */
export const listMyWork = defineCall<{ data: MyWork }>({
  id: 'home.myWork',
  method: 'GET',
  path: `${HOME}/work/list`,
  failures: 'in-place',
})

/**
 * How far a new company is, for its administrators: what each page of the administration counts, in one call. A failure is silent: nobody
 * waits for it, and the next visit asks again.
 */
export const getFirstDays = defineCall<{ data: FirstDays }>({
  id: 'home.firstDays',
  method: 'GET',
  path: `${HOME}/firstDays`,
  access: { resource: ADMIN_RIGHTS.users.view },
  failures: 'suppress',
})

/** The caller does not want to be led through the first days any more. */
export const dismissFirstDays = defineCall<{ data: null }>({
  id: 'home.dismissFirstDays',
  method: 'POST',
  path: `${HOME}/firstDays/dismiss`,
  access: { resource: ADMIN_RIGHTS.users.view },
})

/** Chooses the home page. §7. */
export const saveIndexSet = defineCall<{ body: IndexSet; data: IndexSet }>({
  id: 'home.saveIndexSet',
  method: 'POST',
  path: `${HOME}/home/saveIndexSet`,
})

/** Which home page the person has chosen. §7. */
export const getIndexSet = defineCall<{ data: IndexSet }>({
  id: 'home.indexSet',
  method: 'GET',
  path: `${HOME}/home/getIndexSet`,
})
