import type { Language } from '@apron/contract/dictionary/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { AppMessage } from '@apron/contract/home/home'
import * as calls from '@apron/contract/home/home.calls'
import { HOME_SCHEMAS } from '@apron/contract/home/home.schemas'
import type { Project } from '@apron/contract/organisation/project'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { chosenApplications, messageSettings, mutedAfter } from './application-choice.ts'
import type { BoxSource } from './box-source.ts'
import { createBoxesService } from './boxes.service.ts'
import { changeHomeSetting, findHomeSetting, type HomeChange, type HomeSetting } from './home.store.ts'
import { createStatementsService, type StatementsDeps } from './statements.service.ts'
import { createWorkService, type WorkDeps } from './work.service.ts'

export interface HomeDeps extends StatementsDeps, WorkDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  /** Boxes for everybody. Boxes of statements come before them. */
  readonly boxes: readonly BoxSource[]
  /** Returns the sub-applications in a person's menu. */
  readonly applicationsOf: (userCode: string, language: Language) => Promise<Project[]>
  /** Returns a person's latest messages with a link into an application. */
  readonly messagesOf: (userCode: string, application: string, language: Language) => Promise<AppMessage[]>
}

/** Serves the caller's own home page. */
export function homeRoutes(deps: HomeDeps): ServerRoute[] {
  const { db, clock } = deps
  const statements = createStatementsService(deps)
  const listWork = createWorkService(deps)
  const boxes = createBoxesService({
    db,
    clock,
    sourcesFor: async context => [...(await statements.boxes(context)), ...deps.boxes],
  })

  const settingOf = (context: CallContext) => findHomeSetting(db, callerOf(context).userCode)
  const change = (context: CallContext, decide: (before: HomeSetting) => HomeChange) =>
    changeHomeSetting(db, callerOf(context).userCode, clock.now(), decide)
  const applicationsOf = (context: CallContext) =>
    deps.applicationsOf(callerOf(context).userCode, context.language)

  async function settingsOfApplications(context: CallContext) {
    return messageSettings(await applicationsOf(context), (await settingOf(context)).muted)
  }

  /** Rejects an application that is not in the caller's menu. */
  async function requireApplication(id: string, context: CallContext): Promise<void> {
    const applications = await applicationsOf(context)
    if (!applications.some(({ projectCode }) => projectCode === id)) throw new Refusal(SERVER_ERRORS.notFound)
  }

  return [
    serveCall(calls.listBoxOffers, HOME_SCHEMAS.listBoxOffers, (_, context) => boxes.offers(context)),
    serveCall(calls.listBoxes, HOME_SCHEMAS.listBoxes, (_, context) => boxes.list(context)),
    serveCall(calls.sortBoxes, HOME_SCHEMAS.sortBoxes, ({ body }, context) => boxes.sort(body, context)),
    serveCall(calls.addBox, HOME_SCHEMAS.addBox, ({ body }, context) => boxes.add(body, context)),
    serveCall(calls.editBox, HOME_SCHEMAS.editBox, ({ body }, context) => boxes.edit(body, context)),
    serveCall(calls.removeBox, HOME_SCHEMAS.removeBox, ({ params }, context) =>
      boxes.remove(params.id, context),
    ),
    serveCall(calls.boxForm, HOME_SCHEMAS.boxForm, ({ body }, context) => boxes.one(body.id, context)),
    serveCall(calls.queryBoxForm, HOME_SCHEMAS.queryBoxForm, ({ query }, context) =>
      boxes.one(query.id, context),
    ),

    serveCall(calls.listHomeApplications, HOME_SCHEMAS.listHomeApplications, async (_, context) =>
      chosenApplications(await applicationsOf(context), (await settingOf(context)).applications),
    ),
    serveCall(calls.saveHomeApplications, HOME_SCHEMAS.saveHomeApplications, async ({ body }, context) => {
      await change(context, () => ({ applications: [...new Set(body.codes)] }))
      return chosenApplications(await applicationsOf(context), body.codes)
    }),

    serveCall(calls.listMessageSettings, HOME_SCHEMAS.listMessageSettings, (_, context) =>
      settingsOfApplications(context),
    ),
    serveCall(calls.listAppMessages, HOME_SCHEMAS.listAppMessages, async ({ params }, context) => {
      await requireApplication(params.id, context)
      return await deps.messagesOf(callerOf(context).userCode, params.id, context.language)
    }),
    serveCall(calls.saveMessageSetting, HOME_SCHEMAS.saveMessageSetting, async ({ body }, context) => {
      await requireApplication(body.id, context)
      await change(context, ({ muted }) => ({ muted_applications: mutedAfter(muted, body.id, body.shown) }))
      return settingsOfApplications(context)
    }),

    serveCall(calls.listStatements, HOME_SCHEMAS.listStatements, (_, context) => statements.list(context)),

    serveCall(calls.listMyWork, HOME_SCHEMAS.listMyWork, (_, context) => listWork(context)),

    serveCall(calls.saveIndexSet, HOME_SCHEMAS.saveIndexSet, async ({ body }, context) => {
      await change(context, () => ({ index_type: body.type }))
      return { type: body.type }
    }),
    serveCall(calls.getIndexSet, HOME_SCHEMAS.getIndexSet, async (_, context) => ({
      type: (await settingOf(context)).type,
    })),
  ]
}
