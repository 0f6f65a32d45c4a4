import { type Static, Type } from 'typebox'

/** Identifies a browser: random, created at first use (security note T04). */
export const DraftDevice = Type.Object({ deviceId: Type.String({ pattern: '^[0-9a-f]{32}$' }) })
export type DraftDevice = Static<typeof DraftDevice>

/** Key for a person's drafts on one device, and how long they are kept there. */
export const DraftKey = Type.Object({
  key: Type.String({ description: '256 random bits, base64', secret: true }),
  keepDays: Type.Integer({ description: 'A draft that is older is removed from the device' }),
})
export type DraftKey = Static<typeof DraftKey>
