import type { Audience } from '@apron/contract/messages/audience'
import { useTexts } from '@apron/sdk'
import { audienceTexts } from './audience.texts.ts'
import { audienceText } from './format-audience.ts'
import { useSourceOptions } from './use-source-options.ts'

/** Formats an audience with the names of its site, roles and departments. */
export function useAudienceText(): (audience: Audience) => string {
  const t = useTexts(audienceTexts)
  const names = [useSourceOptions('site'), useSourceOptions('role'), useSourceOptions('department')]
  const nameOf = new Map(names.flat().map(({ value, label }) => [value, label]))
  return audience => audienceText(audience, t, code => nameOf.get(code) ?? code)
}
