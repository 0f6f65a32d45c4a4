import type { TNull, TUnsafe } from 'typebox'
import { type Call, type CallAttributes, type CallShape, defineCall } from '../calls/define-call.ts'
import type { Named } from '../entities/fields.ts'
import type { FieldProblem } from '../errors/field-problems.ts'
import type { PageOf } from '../lists/paging.ts'
import { secretFields } from '../rules/records/secret-fields.ts'
import { type AppDefinition, permissionOf } from '../sub-apps/app-definition.ts'
import type { TextPair } from '../texts/text-pair.ts'
import type { RecordAction, RecordActions } from './actions.ts'
import {
  type ConditionsOf,
  describeFields,
  type FieldsDescription,
  type ResponseOf,
  type ValuesOf,
} from './describe-fields.ts'
import type { SchemaOf } from './field-schemas.ts'
import type { FieldText, RecordFields, ValueOf } from './fields.ts'
import { schemasOf } from './record-schemas.ts'

/** A record as returned by its calls. */
export type RecordOf<Fields extends RecordFields> = {
  id: string
  version: number
  /** Three-letter code. */
  siteCode: string
  createBy: Named
  createTime: string
  updateBy: Named
  updateTime: string
} & ResponseOf<Fields>

export interface HistoryLine {
  at: string
  by: Named
  /** The delegator, if the person acted under a delegation. */
  forWhom?: Named
  action: string
  fromStatus: string | null
  toStatus: string
  remark: string
}

/** A record with its history and the actions available to the caller. */
export type DetailOf<Fields extends RecordFields> = RecordOf<Fields> & {
  actions: string[]
  /** Newest first. */
  history: HistoryLine[]
  /** The record belongs to another site than the call and is read-only. */
  otherSite: boolean
}

/** Body of an action, including the fields it sets. */
export type ActionOf<Fields extends RecordFields> = RecordVersion & { remark?: string } & {
  -readonly [Name in keyof Fields]?: ValueOf<Fields[Name]>
}

/** Body of a save. `id` and `version` are null for a new record. */
export type SaveOf<Fields extends RecordFields> = {
  id: string | null
  version: number | null
} & ValuesOf<Fields>

/** Filter and order of the list. */
export type CriteriaOf<Fields extends RecordFields> = ConditionsOf<Fields> & {
  sortBy?: (keyof Fields & string) | 'createTime' | 'updateTime'
  descending?: boolean
}

export interface QueryOf<Fields extends RecordFields> {
  current: number
  size: number
  queryCriteria: CriteriaOf<Fields>
}

// Types, not interfaces: `RecordPage` takes any query of texts.
export type RecordId = { id: string }
export type RecordVersion = { id: string; version: number }

/** An action of a record. By default it requires the permission to edit. */
interface ActionInput<Right extends string, Field extends string>
  extends Omit<RecordAction<Right, Field>, 'permission'> {
  readonly permission?: Right
}

interface RecordInput<App extends AppDefinition, Fields extends RecordFields, Name extends string> {
  readonly app: App
  /** Used in call ids and file links, such as `loan`. */
  readonly name: string
  readonly title: TextPair
  /** Path of its calls below the base path: `/api/<service>/<object>` (domain reference, service prefixes). */
  readonly path: `/api/${string}`
  /** Database table, named `<application>_…`. */
  readonly table: string
  readonly fields: Fields
  /** Permissions that its calls require, as `<object>:<action>`. */
  readonly permissions: {
    readonly view: keyof App['rights'] & string
    readonly edit: keyof App['rights'] & string
    /** Permission to export the list; defaults to `view`. */
    readonly export?: keyof App['rights'] & string
  }
  /** Actions besides saving, in button order with the primary one last. The state of the record is its field `status`. */
  readonly actions?: Readonly<Record<Name, ActionInput<keyof App['rights'] & string, keyof Fields & string>>>
  /** Default sort order of the list; newest first if omitted. */
  readonly order?: {
    readonly by: (keyof Fields & string) | 'createTime' | 'updateTime'
    readonly descending?: boolean
  }
  /** Texts of history entries that application code adds, or that differ from those of the actions. */
  readonly history?: Readonly<Record<string, FieldText>>
  /** If false, records are never deleted. */
  readonly removable?: boolean
  /** If false, nothing is kept on the device and saving requires a network. */
  readonly offline?: boolean
  /** Validation across fields, such as an end before its start. Runs in the browser and on the server. */
  readonly problems?: (values: ValuesOf<Fields>) => readonly FieldProblem[]
}

/** A record with fields and actions that parts are drawn from. Its calls may be defined by hand. */
export interface RecordDescription<Fields extends RecordFields = RecordFields, Name extends string = string>
  extends FieldsDescription<Fields> {
  readonly app: string
  readonly name: string
  readonly title: TextPair
  readonly actions: Readonly<Record<Name, RecordAction>>
  readonly actionPermissions: Readonly<Record<Name, string>>
  readonly history: Readonly<Record<string, FieldText>>
}

/** Describes a kind of record. Its calls, schemas, storage, list, form and facts are derived from it. */
export interface RecordDefinition<Fields extends RecordFields = RecordFields, Name extends string = string>
  extends RecordDescription<Fields, Name> {
  readonly table: string
  /** Path of its calls. */
  readonly path: `/api/${string}`
  /** Permission identifiers. */
  readonly rights: { readonly view: string; readonly edit: string; readonly export: string }
  readonly order: { readonly by: string; readonly descending?: boolean }
  readonly removable: boolean
  readonly schemas: {
    readonly record: TUnsafe<RecordOf<Fields>>
    readonly detail: TUnsafe<DetailOf<Fields>>
    readonly actions: Readonly<Record<Name, TUnsafe<ActionOf<Fields>>>>
    readonly page: TUnsafe<PageOf<RecordOf<Fields>>>
    readonly query: TUnsafe<QueryOf<Fields>>
    readonly save: SchemaOf<SaveOf<Fields>>
    readonly id: TUnsafe<RecordId>
    readonly idVersion: TUnsafe<RecordVersion>
    readonly nothing: TNull
  }
  readonly calls: {
    /** Records of the site, filtered and paged. */
    readonly queryPage: Call<{ body: QueryOf<Fields>; data: PageOf<RecordOf<Fields>> }>
    readonly detail: Call<{ query: RecordId; data: DetailOf<Fields> }>
    /** Creates or updates a record and returns it. An update must name the version the person saw. */
    readonly save: Call<{ body: SaveOf<Fields>; data: DetailOf<Fields> }>
    /** Deletes a record that is still editable. */
    readonly remove: Call<{ body: RecordVersion; data: null }>
    /** Each action names the version the person saw and returns the updated record. */
    readonly actions: Readonly<Record<Name, Call<{ body: ActionOf<Fields>; data: DetailOf<Fields> }>>>
  }
}

const NO_HISTORY: Readonly<Record<string, FieldText>> = {}

/** Describes a record whose calls are defined by hand, because their paths or shapes are given. */
export function describeRecord<
  App extends AppDefinition,
  const Fields extends RecordFields,
  const Actions extends Readonly<Record<string, RecordAction<keyof App['rights'] & string>>>,
>({
  app,
  name,
  title,
  fields,
  actions,
  history = NO_HISTORY,
  problems,
}: {
  readonly app: App
  readonly name: string
  readonly title: TextPair
  readonly fields: Fields
  readonly actions: Actions
  readonly history?: Readonly<Record<string, FieldText>>
  readonly problems?: (values: ValuesOf<Fields>) => readonly FieldProblem[]
}): RecordDescription<Fields, keyof Actions & string> & { readonly actions: Actions } {
  const texts = `${app.name}.${name}`
  const description = {
    ...describeFields(problems === undefined ? { texts, fields } : { texts, fields, problems }),
    app: app.name,
    name,
    title,
    actions,
    actionPermissions: mapValues<RecordAction, string>(actions, ({ permission }) =>
      permissionOf(app, permission),
    ),
    history,
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rights have the names of the actions
  return description as unknown as RecordDescription<Fields, keyof Actions & string> & {
    readonly actions: Actions
  }
}

export function defineRecord<
  App extends AppDefinition,
  const Fields extends RecordFields,
  Name extends string = never,
>({
  app,
  name,
  title,
  path,
  table,
  fields,
  permissions,
  actions,
  order = { by: 'createTime', descending: true },
  history = NO_HISTORY,
  removable = true,
  offline = true,
  problems,
}: RecordInput<App, Fields, Name>): RecordDefinition<Fields, Name> {
  const permissionIds = {
    view: permissionOf(app, permissions.view),
    edit: permissionOf(app, permissions.edit),
    export: permissionOf(app, permissions.export ?? permissions.view),
  }
  const inputs: Readonly<Record<string, ActionInput<string, string>>> = actions ?? {}
  const actionsWithPermissions: RecordActions = mapValues(inputs, action => ({
    permission: permissions.edit,
    ...action,
  }))
  const input = { app, name, title, fields, actions: actionsWithPermissions, history }
  const description = describeRecord(problems === undefined ? input : { ...input, problems })
  const { actionPermissions } = description
  const call = (verb: string, permission: string) =>
    ({
      id: `${app.name}.${name}.${verb}`,
      method: verb === 'detail' ? 'GET' : 'POST',
      path: `${path}/${verb}`,
      access: { resource: permission },
      failures: 'in-place',
    }) as const
  const schemas = schemasOf(fields, actionsWithPermissions)
  const isCached = offline && secretFields(schemas.detail).length === 0
  const definition = {
    ...description,
    table,
    path,
    rights: permissionIds,
    order,
    removable,
    schemas,
    calls: {
      queryPage: defineCall(call('queryPage', permissionIds.view)),
      detail: defineCall({ ...call('detail', permissionIds.view), ...(isCached ? { kept: 'record' } : {}) }),
      save: defineCall({ ...call('save', permissionIds.edit), ...(offline ? { waits: true } : {}) }),
      remove: defineCall(call('remove', permissionIds.edit)),
      actions: mapValues(actionsWithPermissions, ({ confirmed }, verb) =>
        defineCall({
          ...call(verb, actionPermissions[verb] ?? permissionIds.edit),
          ...(confirmed ? { confirmed } : {}),
        }),
      ),
    },
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas describe what the types of the fields say
  return definition as unknown as RecordDefinition<Fields, Name>
}

/**
 * Defines an additional call of a record, with an id and a path like those of its other calls.
 * @param right identifier of the permission that it requires
 * @param@param more further attributes, such as `confirmed`
 */
/* @__NO_SIDE_EFFECTS__ */
export function recordCall<Shape extends CallShape>(
  { app, name, path }: Pick<RecordDefinition, 'app' | 'name' | 'path'>,
  method: 'GET' | 'POST',
  verb: string,
  permission: string,
  more: Partial<CallAttributes> = {},
): Call<Shape> {
  return defineCall<Shape>({
    id: `${app}.${name}.${verb}`,
    method,
    path: `${path}/${verb}`,
    access: { resource: permission },
    failures: 'in-place',
    ...more,
  })
}

function mapValues<Value, Made>(
  record: Readonly<Record<string, Value>>,
  make: (value: Value, name: string) => Made,
): Record<string, Made> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value, name)]))
}
