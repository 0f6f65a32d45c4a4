import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { useRecordWords } from '@apron/pages/records'
import { useTexts } from '@apron/sdk'
import { Small } from '@apron/ui/text'
import type { BoardPackage } from '../../contract/package-board.ts'
import { workPackage } from '../../contract/work-package.ts'
import { PACKAGE_TEXTS } from './package.texts.ts'
import { useFigureFacts } from './use-figure-facts.ts'

/** Content of a package's card on the board. */
export function PackageCard({ row }: { readonly row: BoardPackage }) {
  const texts = useTexts(PACKAGE_TEXTS)
  const words = useRecordWords(workPackage)
  const { bay, plannedIn, plannedOut, figures } = row
  return (
    <>
      <Small>{`${words.format('checkType', { ...row })} ${bay}`}</Small>
      <Small>{`${wireMinute(plannedIn)} – ${wireMinute(plannedOut)}`}</Small>
      <progress max={100} value={figures.percent} aria-label={texts.percent} />
      {useFigureFacts(figures).map(({ id, label, value }) => (
        <Small key={id}>
          {label} {value}
        </Small>
      ))}
    </>
  )
}
