import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { Problem } from './problem.tsx'
import { problemsTexts } from './problems.texts.ts'

/** The shell itself has failed: never a white page. */
export function CrashPage() {
  const texts = useTexts(problemsTexts)
  return (
    <Problem sign="!" title={texts.crashTitle} text={texts.crash}>
      <Button kind="primary" onClick={() => location.reload()}>
        {texts.reload}
      </Button>
    </Problem>
  )
}
