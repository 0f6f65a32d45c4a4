import { type Static, Type } from 'typebox'

/** A text on the server that overrides a built-in one (§3, I18N-04). */
export const Translation = Type.Object({
  id: Type.String(),
  code: Type.String(),
  chinese: Type.String(),
  english: Type.String(),
  type: Type.Integer({ description: '1 plain text, 2 file-linked' }),
  projectCode: Type.String(),
  projectName: Type.String(),
  createBy: Type.String(),
  createTime: Type.String(),
  updateBy: Type.String(),
  updateTime: Type.String(),
})
export type Translation = Static<typeof Translation>

/** Query of `getInternationalizationByRedis` (API-09). */
export const TranslationQuery = Type.Object({ projectCode: Type.String({ minLength: 1, maxLength: 20 }) })
export type TranslationQuery = Static<typeof TranslationQuery>
