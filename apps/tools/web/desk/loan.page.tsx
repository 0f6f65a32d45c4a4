import { RecordPage } from '@apron/pages/record'
import { RecordFacts, RecordWork } from '@apron/pages/records'
import { useTexts } from '@apron/sdk'
import { loan } from '../../contract/loan.ts'
import { DESK_TEXTS } from './desk.texts.ts'

const FACTS = Object.keys(loan.fields).filter(name => name !== 'loanNo' && name !== 'status')

/** `/tools/loan?id=…`. New loans come from the desk. */
export default function LoanPage() {
  const texts = useTexts(DESK_TEXTS)
  return (
    <RecordPage
      call={loan.calls.detail}
      titleOf={({ loanNo }) => loanNo}
      gone={texts.gone}
      list={{ page: '/desk', label: texts.back }}
    >
      {row => (
        <RecordWork record={loan} row={row} list="/desk" facts={[row.borrower.name, row.acReg]}>
          <RecordFacts record={loan} row={{ ...row }} names={FACTS} />
        </RecordWork>
      )}
    </RecordPage>
  )
}
