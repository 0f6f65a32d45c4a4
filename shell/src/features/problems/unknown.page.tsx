import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk/texts'
import { LinkButton } from '@apron/ui/button'
import { Problem } from '@apron/ui/feedback'
import { PATHS } from '../../paths.ts'
import { problemsTexts } from './problems.texts.ts'

/** 404: there is no such page for anybody. */
export function UnknownPage({ path }: { readonly path: string }) {
  const texts = useTexts(problemsTexts)
  return (
    <Problem
      sign="404"
      title={texts.unknownTitle}
      text={texts.unknown}
      address={fillText(texts.wanted, { path })}
    >
      <LinkButton kind="primary" href={PATHS.dashboard}>
        {texts.toHome}
      </LinkButton>
    </Problem>
  )
}
