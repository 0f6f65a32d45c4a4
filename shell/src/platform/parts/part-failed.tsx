import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { ErrorState } from '@apron/ui/feedback'
import styles from './part-failed.module.css'
import { partsTexts } from './parts.texts.ts'

/** The way to continue without a failed part. */
export interface Leave {
  /** Label of the button; 关闭 by default. */
  readonly label?: string | undefined
  readonly onLeave: () => void
}

interface PartFailedProps {
  readonly text: string
  readonly onRetry: () => void
  readonly leave: Leave | undefined
}

/** Reports a missing part in its place, or on a card above the page, which stays usable. */
export function PartFailed({ text, onRetry, leave }: PartFailedProps) {
  const texts = useTexts(partsTexts)
  if (leave === undefined) return <ErrorState text={text} onRetry={onRetry} />
  return (
    <section className={styles['card']} aria-label={text}>
      <ErrorState text={text} onRetry={onRetry} />
      <Button kind="plain" onClick={leave.onLeave}>
        {leave.label ?? texts.close}
      </Button>
    </section>
  )
}
