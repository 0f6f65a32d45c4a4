import type { TNull, TSchema, TUnsafe } from 'typebox'
import { type Call, defineCall } from '../calls/define-call.ts'
import type { Named } from '../entities/fields.ts'
import type { PageOf } from '../entities/paging.ts'
import type { FieldProblem } from '../errors/field-problems.ts'
import { type AppDefinition, rightOf } from '../sub-apps/app-definition.ts'
import type { TextPair } from '../texts/text-pair.ts'
import type { RecordField, RecordFields, ShownOf, ValueOf } from './fields.ts'
import { schemasOf } from './record-schemas.ts'

/** Names of the fields that a person fills in. */
type WritableName<Fields extends RecordFields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly readOnly: true } ? never : Name
}[keyof Fields]

/** What a person fills in. */
export type ValuesOf<Fields extends RecordFields> = {
  -readonly [Name in WritableName<Fields>]: ValueOf<Fields[Name]>
}

/** A record as its calls answer it. */
export type RecordOf<Fields extends RecordFields> = {
  id: string
  version: number
  /** Three-letter code. */
  siteCode: string
  createBy: Named
  createTime: string
  updateBy: Named
  updateTime: string
} & { -readonly [Name in keyof Fields]: ShownOf<Fields[Name]> }

/** Body of a save; both null for a new record. */
export type SaveOf<Fields extends RecordFields> = {
  id: string | null
  version: number | null
} & ValuesOf<Fields>

type Criterion<Field extends RecordField> = Field extends { readonly kind: 'choice' }
  ? NonNullable<ValueOf<Field>>[]
  : Field extends { readonly kind: 'date' | 'dateTime' }
    ? [from: string | null, to: string | null]
    : Field extends { readonly kind: 'flag' }
      ? boolean
      : string

/** Filter and order of the list. */
export type CriteriaOf<Fields extends RecordFields> = {
  text?: string
  sortBy?: (keyof Fields & string) | 'createTime' | 'updateTime'
  descending?: boolean
} & { -readonly [Name in keyof Fields]?: Criterion<Fields[Name]> }

export interface QueryOf<Fields extends RecordFields> {
  current: number
  size: number
  queryCriteria: CriteriaOf<Fields>
}

// Types, not interfaces: `RecordPage` takes any query of texts.
export type RecordId = { id: string }
export type RecordVersion = { id: string; version: number }

interface RecordInput<App extends AppDefinition, Fields extends RecordFields> {
  readonly app: App
  /** In calls and file links, such as `loan`. */
  readonly name: string
  readonly title: TextPair
  /** Path of its calls below the base path: `/api/<service>/<object>` (domain reference, service prefixes). */
  readonly path: `/api/${string}`
  /** Table of the database; named `<application>_…`. */
  readonly table: string
  readonly fields: Fields
  /** `<object>:<action>` of the rights that its calls need. */
  readonly permissions: {
    readonly view: keyof App['rights'] & string
    readonly edit: keyof App['rights'] & string
  }
  /** The order of the list where nobody chooses one; newest first by default. */
  readonly order?: {
    readonly by: (keyof Fields & string) | 'createTime' | 'updateTime'
    readonly descending?: boolean
  }
  /** False: nothing of it stays on the device, and it cannot be saved without a network. */
  readonly offline?: boolean
  /** What single fields cannot say, such as that the end must not be before the start. Asked in the browser and on the server. */
  readonly problems?: (values: ValuesOf<Fields>) => readonly FieldProblem[]
}

/** A kind of record, described once: calls, schemas, store, list, form and facts come from it. */
export interface RecordDefinition<Fields extends RecordFields = RecordFields> {
  readonly app: string
  readonly name: string
  readonly title: TextPair
  readonly table: string
  readonly fields: Fields
  /** Identifiers of the rights. */
  readonly rights: { readonly view: string; readonly edit: string }
  readonly order: { readonly by: string; readonly descending?: boolean }
  problems(values: ValuesOf<Fields>): readonly FieldProblem[]
  readonly schemas: {
    readonly record: TUnsafe<RecordOf<Fields>>
    readonly page: TUnsafe<PageOf<RecordOf<Fields>>>
    readonly query: TUnsafe<QueryOf<Fields>>
    /** With its properties: forms take limits and required fields from them. */
    readonly save: TUnsafe<SaveOf<Fields>> & {
      readonly properties: Readonly<Record<string, TSchema>>
      readonly required?: readonly string[]
    }
    readonly id: TUnsafe<RecordId>
    readonly idVersion: TUnsafe<RecordVersion>
    readonly nothing: TNull
  }
  readonly calls: {
    /** Records of the site, filtered and paged. */
    readonly queryPage: Call<{ body: QueryOf<Fields>; data: PageOf<RecordOf<Fields>> }>
    readonly detail: Call<{ query: RecordId; data: RecordOf<Fields> }>
    /** Makes a record or changes one in the version that the person saw; answers it as it is afterwards. */
    readonly save: Call<{ body: SaveOf<Fields>; data: RecordOf<Fields> }>
    /** Only while it can still be changed. */
    readonly remove: Call<{ body: RecordVersion; data: null }>
  }
}

const NO_PROBLEMS = (): readonly FieldProblem[] => []

export function defineRecord<App extends AppDefinition, const Fields extends RecordFields>({
  app,
  name,
  title,
  path,
  table,
  fields,
  permissions,
  order = { by: 'createTime', descending: true },
  offline = true,
  problems = NO_PROBLEMS,
}: RecordInput<App, Fields>): RecordDefinition<Fields> {
  const rights = { view: rightOf(app, permissions.view), edit: rightOf(app, permissions.edit) }
  const call = (verb: string, right: string) =>
    ({
      id: `${app.name}.${name}.${verb}`,
      method: verb === 'detail' ? 'GET' : 'POST',
      path: `${path}/${verb}`,
      access: { resource: right },
      failures: 'in-place',
    }) as const
  return {
    app: app.name,
    name,
    title,
    table,
    fields,
    rights,
    order,
    problems,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas describe what the types of the fields say
    schemas: schemasOf(fields) as unknown as RecordDefinition<Fields>['schemas'],
    calls: {
      queryPage: defineCall(call('queryPage', rights.view)),
      detail: defineCall({ ...call('detail', rights.view), ...(offline ? { kept: 'record' } : {}) }),
      save: defineCall({ ...call('save', rights.edit), ...(offline ? { waits: true } : {}) }),
      remove: defineCall(call('remove', rights.edit)),
    },
  }
}
