import { type Static, Type } from 'typebox'

/** A notice on the login page (§2). `kind` distinguishes a site notice from the version notice. */
export const Notice = Type.Object({
  id: Type.String(),
  kind: Type.Union([Type.Literal('notice'), Type.Literal('version')]),
  title: Type.String(),
  content: Type.String({ description: 'Plain text' }),
  publishTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Asia/Shanghai' }),
})
export type Notice = Static<typeof Notice>
