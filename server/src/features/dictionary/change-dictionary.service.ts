import {
  type DictionaryItem,
  DictionarySave,
  DictionaryStatus,
  DictionaryUpdate,
} from '@apron/contract/dictionary/admin-dictionary'
import type { Language } from '@apron/contract/dictionary/language'
import { recordId, version } from '@apron/contract/entities/fields'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { createFieldRefusal } from '@apron/contract/errors/field-refusal'
import { Refusal } from '@apron/contract/errors/refusal'
import type { WaitingChange } from '@apron/contract/permissions/permission-change'
import {
  DICTIONARY_FIELD_LABELS,
  type DictionaryFields,
  dictionaryProblems,
} from '@apron/contract/rules/dictionary/dictionary-fields'
import { requireCurrentVersion } from '@apron/server-kit/records/visibility/require-current-version'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { lockPeople } from '../../platform/access/people-lock.ts'
import type { ChangeAuthor, PermissionGuard, PreparedChange } from '../organisation/organisation.ts'
import {
  addItem,
  deleteItem,
  directoryOfItem,
  findItem,
  findItemByValue,
  type ItemFields,
  lockDirectory,
  lockItem,
  raiseRevision,
  updateItem,
} from './admin-dictionary.store.ts'
import { findDirectory } from './admin-directories.store.ts'
import { type DictionaryUses, describeUses } from './dictionary-uses.ts'

/** State, sent by file imports only. Otherwise a new value is enabled and an existing one keeps its state. */
const State = { enabled: Type.Optional(DictionaryStatus.properties.enabled) }

/** Requested change of a value. */
const CommandSchema = Type.Union([
  Type.Object({ act: Type.Literal('save'), ...DictionarySave.properties, ...State }),
  Type.Object({ act: Type.Literal('update'), ...DictionaryUpdate.properties, ...State }),
  Type.Object({ act: Type.Literal('status'), ...DictionaryStatus.properties }),
  Type.Object({ act: Type.Literal('delete'), id: recordId, version }),
])
export type DictionaryCommand = Static<typeof CommandSchema>

/** A value after a change that was made or waits for confirmation. */
export interface DictionaryChangeResult {
  readonly item: DictionaryItem
  readonly waiting: WaitingChange | null
}

export interface ChangeDictionaryDeps {
  readonly clock: Clock
  readonly uses: DictionaryUses
}

/** Creates, changes and deletes values. */
export interface ChangeDictionary {
  /**
   * Makes the change, or holds it for confirmation if the directory steers decisions.
   *
   * @param transaction of the change
   * @throws Refusal
   */
  (
    transaction: Kysely<unknown>,
    wanted: DictionaryCommand,
    by: ChangeAuthor,
    guard: PermissionGuard,
  ): Promise<DictionaryChangeResult>
}

/** State of a value after a change; null: deleted. */
type StateAfter = ItemFields | null

interface ValidChange {
  readonly key: { readonly directory: string; readonly value: string }
  readonly before: DictionaryItem | null
  readonly after: StateAfter
  readonly steers: boolean
}

export function changeDictionary(deps: ChangeDictionaryDeps): ChangeDictionary {
  return async (transaction, wanted, by, guard) => {
    const directory = await directoryOf(transaction, wanted, by.language)
    // Held changes are decided under the people lock, which is taken before all others.
    if (directory.steers) await lockPeople(transaction)
    const valid = await validateChange(transaction, wanted, by.language, deps.uses)
    const change = prepareChange(transaction, wanted, valid, by, deps)
    if (!directory.steers) {
      const item = await change.write()
      await guard.recordAudit(transaction, by, change.auditEntry(item))
      return { item, waiting: null }
    }
    const outcome = await guard.submit(transaction, change, by)
    if (outcome.done) return { item: outcome.saved, waiting: null }
    return {
      item: { ...previewItem(valid, by.userCode), waiting: outcome.waiting },
      waiting: outcome.waiting,
    }
  }
}

/** Rebuilds a held change for confirmation: checks it again and writes it in the proposer's name. */
export function prepareDictionaryAgain(deps: ChangeDictionaryDeps) {
  return async (
    db: Kysely<unknown>,
    wanted: unknown,
    language: Language,
    proposedBy: string,
  ): Promise<PreparedChange> => {
    const again = Value.Parse(CommandSchema, wanted)
    await directoryOf(db, again, language)
    const valid = await validateChange(db, again, language, deps.uses)
    return prepareChange(db, again, valid, { userCode: proposedBy, language }, deps)
  }
}

/** Returns the directory of a change. @throws Refusal if there is none */
async function directoryOf(db: Kysely<unknown>, wanted: DictionaryCommand, language: Language) {
  const code = wanted.act === 'save' ? wanted.directory : await directoryOfItem(db, wanted.id)
  const directory = code === null ? null : await findDirectory(db, code)
  if (directory !== null) return directory
  if (wanted.act !== 'save') throw new Refusal(SERVER_ERRORS.notFound)
  throw createFieldRefusal({ field: 'directory', problem: 'directory' }, DICTIONARY_FIELD_LABELS, language)
}

/** Validates a change and its version under the locks of directory and value. @throws Refusal */
async function validateChange(
  db: Kysely<unknown>,
  wanted: DictionaryCommand,
  language: Language,
  uses: DictionaryUses,
): Promise<ValidChange> {
  const { code, steers } = await directoryOf(db, wanted, language)
  await lockDirectory(db, code)
  if (wanted.act === 'save') {
    const { directory, value } = wanted
    const after = validateInput(wanted, { directory, value }, steers, language, wanted.enabled !== 0)
    const before = await findItemByValue(db, { directory, value: value.trim() }, language)
    requireCurrentVersion(before, null, `${directory}:${value}`)
    return { key: { directory, value: value.trim() }, before: null, after, steers }
  }
  await lockItem(db, wanted.id)
  const before = await findItem(db, wanted.id, language)
  if (before === null) throw new Refusal(SERVER_ERRORS.notFound)
  requireCurrentVersion(before, wanted.version, before.value)
  const key = { directory: before.directory, value: before.value }
  return { key, before, after: await stateAfter(db, wanted, before, language, uses), steers }
}

async function stateAfter(
  db: Kysely<unknown>,
  wanted: Exclude<DictionaryCommand, { act: 'save' }>,
  before: DictionaryItem,
  language: Language,
  uses: DictionaryUses,
): Promise<StateAfter> {
  const { nameZh, nameEn, sort } = before
  switch (wanted.act) {
    case 'update':
      return validateInput(wanted, before, before.steers, language, (wanted.enabled ?? before.enabled) === 1)
    case 'status':
      return { nameZh, nameEn, sort, enabled: wanted.enabled === 1 }
    default: {
      const used = await uses(db, { directory: before.directory, value: before.value })
      if (used.length > 0)
        throw new Refusal(SERVER_ERRORS.dictionaryInUse, {
          name: language === 'zh' ? nameZh : nameEn,
          where: describeUses(used, language),
        })
      return null
    }
  }
}

/** Returns the trimmed input. @throws Refusal for the first invalid field (§5) */
function validateInput(
  typed: Pick<DictionaryFields, 'nameZh' | 'nameEn' | 'sort'>,
  { directory, value }: Pick<DictionaryFields, 'directory' | 'value'>,
  steers: boolean,
  language: Language,
  enabled: boolean,
): ItemFields {
  const nameZh = typed.nameZh.trim()
  const nameEn = typed.nameEn.trim()
  const { sort } = typed
  const [problem] = dictionaryProblems({ directory, value: value.trim(), nameZh, nameEn, sort }, steers)
  if (problem !== undefined) throw createFieldRefusal(problem, DICTIONARY_FIELD_LABELS, language)
  return { nameZh, nameEn, sort: sort ?? 0, enabled }
}

/** Returns a valid change, to be written now or on confirmation. */
function prepareChange(
  db: Kysely<unknown>,
  wanted: DictionaryCommand,
  { key, before, after }: ValidChange,
  { userCode: by, language }: Pick<ChangeAuthor, 'userCode' | 'language'>,
  { clock }: Pick<ChangeDictionaryDeps, 'clock'>,
): PreparedChange<DictionaryItem> {
  const target = `${key.directory}:${key.value}`
  const factsBefore = before === null ? [] : describeValue({ ...before, enabled: before.enabled === 1 })
  const factsAfter = after === null ? [] : describeValue(after)
  const given = factsAfter.filter(fact => !factsBefore.includes(fact))
  const taken = factsBefore.filter(fact => !factsAfter.includes(fact))
  const event = after === null ? 'dictionary value deleted' : 'dictionary value changed'
  return {
    kind: 'dictionary',
    target,
    name: { zh: target, en: target },
    wanted,
    rights: { of: 'steering' },
    given,
    taken,
    contact: '',
    people: [],
    async write() {
      const writing = { by, now: clock.now() }
      await raiseRevision(db, key.directory)
      if (before === null && after !== null) await addItem(db, key, after, writing)
      else if (before !== null && after !== null) await updateItem(db, before, after, writing)
      else if (before !== null) {
        await deleteItem(db, before.id)
        return before
      }
      const saved = await findItemByValue(db, key, language)
      if (saved === null) throw new Refusal(SERVER_ERRORS.notFound)
      return saved
    },
    auditEntry: () => ({ event, target, given, taken }),
    informs: [],
  }
}

/** Describes a value for the audit and for the confirming administrator. */
function describeValue({ nameZh, nameEn, sort, enabled }: ItemFields): string[] {
  const names = nameZh === nameEn ? [nameZh] : [nameZh, nameEn]
  return [...names, `#${sort}`, enabled ? 'enabled' : 'disabled']
}

/** Returns the value as it is, or as it would be created. */
function previewItem({ key, before, after, steers }: ValidChange, by: string): DictionaryItem {
  if (before !== null) return before
  const { nameZh = '', nameEn = '', sort = 0 } = after ?? {}
  const times = { createTime: '', updateTime: '', updateBy: by, updateByName: '' }
  return { id: '', ...key, nameZh, nameEn, sort, enabled: 1, steers, ...times, version: 1 }
}
