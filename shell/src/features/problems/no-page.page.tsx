import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk/texts'
import { LinkButton } from '@apron/ui/button'
import { Problem } from '@apron/ui/feedback'
import { PATHS } from '../../paths.ts'
import { noPageTexts } from './no-page.texts.ts'

type NoPageProps =
  /** The page exists, but this user may not open it (NAV-11). */
  | { readonly kind: 'forbidden'; readonly wanted: string | null }
  /** The page does not exist. */
  | { readonly kind: 'unknown'; readonly path: string }

/** The 403 and 404 pages. */
export default function NoPage(props: NoPageProps) {
  const texts = useTexts(noPageTexts)
  const { sign, title, text, path } =
    props.kind === 'forbidden'
      ? { sign: '403', title: texts.forbiddenTitle, text: texts.forbidden, path: props.wanted }
      : { sign: '404', title: texts.unknownTitle, text: texts.unknown, path: props.path }
  return (
    <Problem
      sign={sign}
      title={title}
      text={text}
      {...(path === null ? {} : { more: fillText(texts.address, { path }) })}
    >
      <LinkButton kind="primary" href={PATHS.dashboard}>
        {texts.toHome}
      </LinkButton>
    </Problem>
  )
}
