import { type Static, Type } from 'typebox'

const versionText = Type.String({
  description: 'Opaque version: it differs whenever the content differs',
})

/** Versions of data that clients cache. Data with a different version must be reloaded. */
export const WhatChanged = Type.Object({
  dictionaries: Type.String({
    ...versionText,
    description: 'Directories of the dictionary and their values',
  }),
  menu: Type.String({ ...versionText, description: 'Menu and rights of the caller' }),
  tasks: Type.String({
    ...versionText,
    description:
      'To-do list of the caller with what they may decide for others, what they were informed of, and how far what they started is',
  }),
})
export type WhatChanged = Static<typeof WhatChanged>
