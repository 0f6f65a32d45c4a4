import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import type * as calls from './home.calls.ts'
import {
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
import { Onboarding } from './onboarding.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const HOME_SCHEMAS = {
  listBoxOffers: { data: Type.Array(BoxOffer) },
  listBoxes: { data: Type.Array(HomeBox) },
  sortBoxes: { body: BoxOrder, data: Type.Array(HomeBox) },
  addBox: { body: NewBox, data: Type.Array(HomeBox) },
  editBox: { body: BoxEdit, data: Type.Array(HomeBox) },
  removeBox: { params: BoxId, data: Type.Array(HomeBox) },
  boxForm: { body: BoxId, data: HomeBox },
  queryBoxForm: { query: BoxId, data: HomeBox },
  listHomeApplications: { data: Type.Array(HomeApplication) },
  saveHomeApplications: { body: ApplicationChoice, data: Type.Array(HomeApplication) },
  listMessageSettings: { data: Type.Array(AppMessageSetting) },
  listAppMessages: { params: ApplicationId, data: Type.Array(AppMessage) },
  saveMessageSetting: { body: AppMessageChoice, data: Type.Array(AppMessageSetting) },
  listStatements: { data: Type.Array(Statement) },
  listMyWork: { data: MyWork },
  getOnboarding: { data: Onboarding },
  dismissOnboarding: { data: Type.Null() },
  saveIndexSet: { body: IndexSet, data: IndexSet },
  getIndexSet: { data: IndexSet },
} as const satisfies Record<keyof typeof calls, CallSchemas>
