import { type Static, Type } from 'typebox'
import { date, nullable } from '../entities/fields.ts'
import { HOME_TYPES, WORK_URGENCIES } from '../limits/home.ts'

const BoxSize = Type.Union([Type.Literal('small'), Type.Literal('wide'), Type.Literal('full')])
const boxId = Type.String({ minLength: 1, maxLength: 64 })
const boxKind = Type.String({ minLength: 1, maxLength: 100 })
const applicationCode = Type.String({ minLength: 1, maxLength: 64 })

/** A kind of box offered for the dashboard. */
export const BoxOffer = Type.Object({
  kind: Type.String({
    description: '`favourites`, `applications`, `notices`, or `statement:` and the id of a statement',
  }),
  title: Type.String({ description: 'In the language of the request' }),
  sizes: Type.Array(BoxSize, { description: 'Allowed sizes, the default first' }),
})
export type BoxOffer = Static<typeof BoxOffer>

/** A box on a person's dashboard. */
export const HomeBox = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  title: Type.String({ description: 'Empty if its source no longer exists' }),
  size: BoxSize,
  sizes: Type.Array(BoxSize),
  sort: Type.Integer({ minimum: 1 }),
  available: Type.Boolean({
    description: 'False if its source no longer exists or the person may not see it',
  }),
})
export type HomeBox = Static<typeof HomeBox>

/** Body of `editingSort`: ids in their new order. Other boxes follow them. */
export const BoxOrder = Type.Object({ ids: Type.Array(boxId, { minItems: 1, maxItems: 100 }) })
export type BoxOrder = Static<typeof BoxOrder>

/** Body of `addModule`. Without a size it has the default one. */
export const NewBox = Type.Object({ kind: boxKind, size: Type.Optional(BoxSize) })
export type NewBox = Static<typeof NewBox>

/** Body of `editingModule`. */
export const BoxEdit = Type.Object({ id: boxId, size: BoxSize })
export type BoxEdit = Static<typeof BoxEdit>

/** Path of `delModule/{id}`, body of `getCmnAppReForm`. */
export const BoxId = Type.Object({ id: boxId })
export type BoxId = Static<typeof BoxId>

/** An application in the person's menu, and whether the applications box shows it. */
export const HomeApplication = Type.Object({
  code: Type.String(),
  name: Type.String({ description: 'In the language of the request' }),
  chosen: Type.Boolean(),
})
export type HomeApplication = Static<typeof HomeApplication>

/** Body of `saveApplications`: exactly the applications to show. */
export const ApplicationChoice = Type.Object({ codes: Type.Array(applicationCode, { maxItems: 100 }) })
export type ApplicationChoice = Static<typeof ApplicationChoice>

/** An application in the person's menu, and whether its messages are shown on the dashboard. */
export const AppMessageSetting = Type.Object({
  id: Type.String(),
  name: Type.String(),
  shown: Type.Boolean(),
})
export type AppMessageSetting = Static<typeof AppMessageSetting>

/** Path of `getAppMsgList/{id}`. */
export const ApplicationId = Type.Object({ id: applicationCode })
export type ApplicationId = Static<typeof ApplicationId>

/** A message of an application on the dashboard. */
export const AppMessage = Type.Object({
  id: Type.String(),
  title: Type.String(),
  url: Type.String(),
  createTime: Type.String(),
})
export type AppMessage = Static<typeof AppMessage>

/** Body of `messageSetting`. */
export const AppMessageChoice = Type.Object({ id: applicationCode, shown: Type.Boolean() })
export type AppMessageChoice = Static<typeof AppMessageChoice>

/** Figures of a feature or sub-application, for a chart that can be read as a table. */
export const Statement = Type.Object({
  id: Type.String(),
  title: Type.String({ description: 'In the language of the request, as the labels' }),
  url: Type.String({ description: 'The page behind the figures' }),
  rows: Type.Union(
    [
      Type.Array(
        Type.Object({
          label: Type.String(),
          value: Type.Number(),
          url: Type.Optional(
            Type.String({ description: 'The page behind the figures, filtered to this one' }),
          ),
        }),
      ),
      Type.Null(),
    ],
    { description: 'Null if its source failed' },
  ),
})
export type Statement = Static<typeof Statement>

/** The chosen home page. */
export const IndexSet = Type.Object({
  type: Type.Union([Type.Literal(HOME_TYPES.dashboard), Type.Literal(HOME_TYPES.original)], {
    description: '1 the new dashboard, 2 the original home page',
  }),
})
export type IndexSet = Static<typeof IndexSet>

/** A task of the person in any application. Texts are in the language of the request. */
export const WorkItem = Type.Object({
  id: Type.String({ description: 'Unique among all tasks' }),
  app: Type.String({ description: 'Name of the application' }),
  appTitle: Type.String(),
  number: Type.String(),
  title: Type.String(),
  state: Type.String(),
  action: Type.String({ description: 'Next action of the person' }),
  due: nullable(date),
  dueInDays: nullable(Type.Integer({ description: 'At the sites; negative: overdue by so many days' })),
  urgency: Type.Enum(WORK_URGENCIES),
  site: Type.String({ description: 'Three-letter code' }),
  url: Type.String({ description: 'The page of the record' }),
})
export type WorkItem = Static<typeof WorkItem>

/** Tasks of the person, most urgent first. */
export const MyWork = Type.Object({
  items: Type.Array(WorkItem),
  more: Type.Boolean({ description: 'True if there are more tasks than returned' }),
  failed: Type.Array(Type.String(), { description: 'Titles of the applications that failed' }),
})
export type MyWork = Static<typeof MyWork>
