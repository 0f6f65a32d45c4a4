import type { Language } from '@apron/contract/entities/language'
import { FILE_LIMIT_BYTES } from '@apron/contract/limits/files'
import { fillText, useFiles, useLanguage, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { CheckField, TextAreaField, TextField } from '@apron/ui/fields'
import { Form, FormWide } from '@apron/ui/form'
import { Section } from '@apron/ui/page'
import { SelectField } from '@apron/ui/select'
import type { TableColumn } from '@apron/ui/table'
import { UploadField } from '@apron/ui/upload-field'
import type { ScannedTool } from '../../contract/desk.calls.ts'
import { loan } from '../../contract/loan.ts'
import { lostReport } from '../../contract/lost-report.ts'
import { CONDITIONS, LOST_PHOTOS_MAX, RETURN_CONDITIONS } from '../../contract/tools.values.ts'
import { BasketTable } from './basket-table.tsx'
import { DESK_TEXTS } from './desk.texts.ts'
import { withCondition } from './desk-state.ts'
import type { DeskWork } from './use-desk.ts'

/** Tools that come back, each with its condition. Damaged ones need a photo. */
export function ReturnPanel({ work }: { readonly work: DeskWork }) {
  const texts = useTexts(DESK_TEXTS)
  const language = useLanguage()
  const { upload, read, preview } = useFiles()
  const { desk, change, returnDetails, setReturnDetails } = work
  const { person, returns } = desk
  const isWhole = returns.every(({ condition }) => condition === 'OK')
  return (
    <>
      <Section
        title={
          person === null
            ? texts.returning
            : fillText(texts.returnedBy, { name: person.name, code: person.code })
        }
        count={returns.length}
        actions={
          <>
            <Button disabled={work.busy} onClick={work.clear}>
              {texts.clear}
            </Button>
            <Button kind="primary" busy={work.busy} onClick={() => void work.finish()}>
              {texts.takeBack}
            </Button>
          </>
        }
      >
        <BasketTable
          tools={returns.map(({ tool }) => tool)}
          work={work}
          columns={columnsOf(work, texts.condition, language)}
        />
      </Section>
      {!isWhole && (
        <Section title={texts.damage}>
          <Form label={texts.returning} onSubmit={() => void work.finish()}>
            <FormWide>
              <UploadField
                label={texts.photos}
                required
                files={returnDetails.photos}
                onChange={photos => setReturnDetails({ photos: [...photos] })}
                send={upload}
                load={read}
                onOpen={preview}
                accept={loan.fields.photos.accept}
                maxFiles={LOST_PHOTOS_MAX}
                maxBytes={FILE_LIMIT_BYTES}
              />
            </FormWide>
            <FormWide>
              <CheckField
                label={texts.pieceMissing}
                checked={returnDetails.pieceMissing}
                onChange={pieceMissing => setReturnDetails({ pieceMissing })}
              />
            </FormWide>
            {returnDetails.pieceMissing && (
              <>
                <TextField
                  label={texts.acReg}
                  required
                  mono
                  value={desk.acReg}
                  maxLength={lostReport.fields.acReg.maxLength}
                  onChange={acReg => change({ ...desk, acReg: acReg.toUpperCase() })}
                />
                <FormWide>
                  <TextAreaField
                    label={texts.pieceText}
                    required
                    value={returnDetails.pieceText}
                    maxLength={lostReport.fields.description.maxLength}
                    onChange={pieceText => setReturnDetails({ pieceText })}
                  />
                </FormWide>
              </>
            )}
          </Form>
        </Section>
      )}
    </>
  )
}

function columnsOf(work: DeskWork, label: string, language: Language): TableColumn<ScannedTool>[] {
  const lines = new Map(work.desk.returns.map(line => [line.tool.assetNo, line]))
  const conditions = RETURN_CONDITIONS.map(value => ({ value, label: CONDITIONS[value][language] }))
  return [
    {
      id: 'borrower',
      labels: DESK_TEXTS.borrower,
      cell: ({ loan: open }) => open?.borrower.name ?? '–',
      width: 128,
    },
    {
      id: 'condition',
      labels: DESK_TEXTS.conditionColumn,
      width: 176,
      cell: ({ assetNo }) => (
        <SelectField
          label={fillText(label, { asset: assetNo })}
          hideLabel
          value={lines.get(assetNo)?.condition ?? 'OK'}
          options={conditions}
          onChange={value => {
            const condition = RETURN_CONDITIONS.find(each => each === value) ?? 'OK'
            work.change(withCondition(work.desk, assetNo, condition))
          }}
        />
      ),
    },
  ]
}
