import { type Static, Type } from 'typebox'

/** An application of the portal. The name is in the language of the request. */
export const Project = Type.Object({
  projectCode: Type.String({
    description: '`AQ` for the portal as a whole, or the name of a sub-application',
  }),
  projectName: Type.String(),
})
export type Project = Static<typeof Project>
