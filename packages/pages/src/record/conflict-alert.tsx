import { useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Alert } from '@apron/ui/feedback'
import { RECORD_TEXTS } from './record.texts.ts'

export interface ConflictAlertProps {
  /** Names who made the change and when. */
  readonly title: string
  readonly theirs: string
  readonly own: string
  readonly onKeepOwn: () => void
  readonly onTakeTheirs: () => void
}

/** Shows a colleague's saved value next to the user's own and lets them choose. */
export function ConflictAlert({ title, theirs, own, onKeepOwn, onTakeTheirs }: ConflictAlertProps) {
  const texts = useTexts(RECORD_TEXTS).conflict
  return (
    <Alert
      meaning="amber"
      title={title}
      action={
        <>
          <Button size="small" onClick={onTakeTheirs}>
            {texts.takeTheirs}
          </Button>
          <Button size="small" onClick={onKeepOwn}>
            {texts.keepOwn}
          </Button>
        </>
      }
    >
      <dl className="ap-conflict">
        <dt>{texts.theirs}</dt>
        <dd>{theirs}</dd>
        <dt>{texts.own}</dt>
        <dd>{own}</dd>
      </dl>
    </Alert>
  )
}
