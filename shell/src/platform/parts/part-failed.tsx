import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { ErrorState } from '@apron/ui/feedback'
import styles from './part-failed.module.css'
import { partsTexts } from './parts.texts.ts'

/** How somebody goes on without a part. */
export interface Leave {
  /** 关闭 when nothing is said. */
  readonly label?: string | undefined
  readonly onLeave: () => void
}

interface PartFailedProps {
  readonly text: string
  readonly onRetry: () => void
  readonly leave: Leave | undefined
}

/** Says that a part is missing: in its place, or on a card over the page, which stays usable beneath. */
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
