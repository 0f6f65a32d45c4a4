import type { Language } from '@apron/contract/dictionary/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal, rejectProblems } from '@apron/contract/errors/refusal'
import type { RecordVersion } from '@apron/contract/records/define-record'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { loadNames, type Names } from '@apron/server-kit/people/names'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { requireCurrentVersion } from '@apron/server-kit/records/visibility/require-current-version'
import { CHECK_ORDER_ERRORS } from '../../contract/checks/check-order.errors.ts'
import type {
  TemplateDetail,
  TemplateDraft,
  TemplateRow,
} from '../../contract/checks/check-template.entities.ts'
import { CHECK_TEMPLATE_ERRORS } from '../../contract/checks/check-template.errors.ts'
import type { TemplateAction } from '../../contract/checks/check-template.values.ts'
import { itemProblem } from '../../contract/rules/checks/draft-problems.ts'
import { templateActions } from '../../contract/rules/checks/template-actions.ts'
import type { CheckDb, CheckTables } from '../check-orders/check-order.tables.ts'
import * as store from './check-template.store.ts'

/** Carries out the actions on check templates. */
export function checkTemplates(services: PluginServices) {
  const db = services.db.withTables<CheckTables>()

  async function list({ language }: CallContext): Promise<TemplateRow[]> {
    const templates = await store.listTemplates(db)
    const names = await loadNames(services, language, {
      people: templates.map(row => row.update_by),
      departments: [],
    })
    return templates.map(template => toRow(template, names, language))
  }

  async function detail(id: string, context: CallContext): Promise<TemplateDetail> {
    const template = requireTemplate(await store.findTemplate(db, id))
    const revisions = await store.listRevisions(db, template.code)
    const names = await loadNames(services, context.language, {
      people: [template.update_by],
      departments: [],
    })
    return {
      ...toRow(template, names, context.language),
      draft: await store.loadDraft(db, template),
      actions: allowedActions(template, revisions, context),
      draftId: revisions.find(({ status }) => status === 'DRAFT')?.id ?? null,
    }
  }

  /** Creates a template or changes a draft. Returns its id. @throws Refusal for an invalid content or action */
  async function save(draft: TemplateDraft, context: CallContext): Promise<string> {
    rejectProblems([itemProblem(draft.items)], CHECK_ORDER_ERRORS)
    const stamp = changeStampOf(context)
    return await db.transaction().execute(async trx => {
      await store.lockCode(trx, draft.code)
      await services.dictionaries.hold(trx, [{ directory: 'CHECK_CAT', value: draft.checkCat }])
      const revisions = await store.listRevisions(trx, draft.code)
      if (draft.id === null) {
        if (revisions.length > 0) throw new Refusal(CHECK_TEMPLATE_ERRORS.codeTaken, { code: draft.code })
        return await store.addRevision(trx, draft, 1, stamp)
      }
      // The code never changes: orders and later revisions refer to it.
      const template = requireTemplate(revisions.find(({ id }) => id === draft.id))
      requireCurrentVersion(template, draft.version, draft.code)
      requireAction('edit', template, revisions, context)
      await store.putRevision(trx, template.id, draft, stamp)
      return template.id
    })
  }

  /** Carries out an action on the version of a revision that the person saw. Locks all revisions of its code. */
  async function act<Result>(
    action: TemplateAction,
    { id, version }: RecordVersion,
    context: CallContext,
    perform: (
      trx: CheckDb,
      template: store.TemplateRecord,
      revisions: readonly store.TemplateRecord[],
    ) => Promise<Result>,
  ): Promise<Result> {
    const { code } = requireTemplate(await store.findTemplate(db, id))
    return await db.transaction().execute(async trx => {
      await store.lockCode(trx, code)
      const revisions = await store.listRevisions(trx, code)
      const template = requireTemplate(revisions.find(each => each.id === id))
      requireCurrentVersion(template, version, code)
      requireAction(action, template, revisions, context)
      return await perform(trx, template, revisions)
    })
  }

  const approve = (body: RecordVersion, context: CallContext) =>
    act('approve', body, context, async (trx, template, revisions) => {
      if (template.item_count === 0) throw new Refusal(CHECK_TEMPLATE_ERRORS.nothingToCheck)
      const stamp = changeStampOf(context)
      const previous = revisions.find(({ status }) => status === 'ACTIVE')
      if (previous !== undefined) await store.changeRevision(trx, previous.id, { status: 'RETIRED' }, stamp)
      await store.changeRevision(trx, template.id, { status: 'ACTIVE' }, stamp)
      return template.id
    })

  const revise = (body: RecordVersion, context: CallContext) =>
    act('revise', body, context, async (trx, template, revisions) => {
      const draft = await store.loadDraft(trx, template)
      const newest = revisions[0]?.revision ?? 0
      return await store.addRevision(trx, draft, newest + 1, changeStampOf(context))
    })

  const retire = (body: RecordVersion, context: CallContext) =>
    act('retire', body, context, async (trx, template) => {
      await store.changeRevision(trx, template.id, { status: 'RETIRED' }, changeStampOf(context))
      return template.id
    })

  const remove = (body: RecordVersion, context: CallContext) =>
    act('remove', body, context, (trx, template) => store.dropRevision(trx, template.id))

  const changeStampOf = (context: CallContext) => ({
    by: callerOf(context).userCode,
    at: services.clock.now(),
  })

  return { list, detail, save, approve, revise, retire, remove }
}

function requireTemplate(template: store.TemplateRecord | undefined): store.TemplateRecord {
  if (template === undefined) throw new Refusal(CHECK_TEMPLATE_ERRORS.noTemplate)
  return template
}

function allowedActions(
  template: store.TemplateRecord,
  revisions: readonly store.TemplateRecord[],
  context: CallContext,
): TemplateAction[] {
  return templateActions({
    status: template.status,
    isNewest: revisions[0]?.id === template.id,
    isRevised: revisions.some(({ status, id }) => status === 'DRAFT' && id !== template.id),
    isOwn: template.update_by === callerOf(context).userCode,
  })
}

/** @throws Refusal with the reason when the action is not allowed in the current state */
function requireAction(
  action: TemplateAction,
  template: store.TemplateRecord,
  revisions: readonly store.TemplateRecord[],
  context: CallContext,
): void {
  if (allowedActions(template, revisions, context).includes(action)) return
  if (action === 'approve' && template.status === 'DRAFT')
    throw new Refusal(CHECK_TEMPLATE_ERRORS.ownTemplate)
  if (action === 'revise' && revisions.some(({ status }) => status === 'DRAFT')) {
    throw new Refusal(CHECK_TEMPLATE_ERRORS.beingRevised)
  }
  throw new Refusal(SERVER_ERRORS.notAllowedInState)
}

function toRow(template: store.TemplateRecord, names: Names, language: Language): TemplateRow {
  return {
    id: template.id,
    version: template.version,
    code: template.code,
    revision: template.revision,
    name: template[`name_${language}`] || template.name_zh,
    checkCat: template.check_cat,
    scope: template.scope,
    basis: template.basis,
    status: template.status,
    itemCount: template.item_count ?? 0,
    orderCount: template.order_count ?? 0,
    changedBy: names.person(template.update_by),
    changedAt: wireTime(template.update_time),
  }
}
