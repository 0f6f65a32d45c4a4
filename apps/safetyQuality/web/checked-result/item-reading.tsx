import { fillText, useFiles, useTexts } from '@apron/sdk'
import { Status, type StatusProps } from '@apron/ui/status'
import { Faint } from '@apron/ui/text'
import type { CheckItem } from '../../contract/check-order.entities.ts'
import { measuredVerdict } from '../../contract/rules/measured.ts'
import type { CheckResult } from '../../contract/values.ts'
import type { CheckDictionaries } from '../shared/dictionaries.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { ItemHead } from './item-head.tsx'

const MEANINGS = {
  C: 'green',
  NC: 'amber',
  OBS: 'info',
  NA: 'neutral',
  NI: 'neutral',
} as const satisfies Record<CheckResult, StatusProps['meaning']>

interface ItemReadingProps {
  readonly item: CheckItem
  readonly dictionaries: CheckDictionaries
}

/** One item as others read it. */
export function ItemReading({ item, dictionaries }: ItemReadingProps) {
  const texts = useTexts(CHECKED_RESULT_TEXTS).item
  const { result, measured, remark, finding, photos } = item.result
  const files = useFiles()
  const levelOne = finding?.level === '1'
  const notes = [
    ...item.measures.flatMap(measure => {
      const value = measured.find(each => each.unit === measure.unit)?.value
      const outside = measuredVerdict(measure, measured) === 'outside' ? ` · ${texts.outside}` : ''
      const label = fillText(texts.measured, { unit: measure.unit })
      return value === undefined ? [] : [{ label, text: `${value} ${measure.unit}${outside}` }]
    }),
    { label: texts.level, text: finding?.level ? dictionaries.label('FINDING_LEVEL', finding.level) : '' },
    { label: texts.description, text: finding?.description ?? '' },
    { label: texts.containment, text: finding?.containment ?? '' },
    { label: texts.suggestDue, text: finding?.suggestDue ?? '' },
    { label: texts.remark, text: remark },
  ].filter(note => note.text !== '')

  return (
    <li className="sq-item sq-item-reading">
      <ItemHead item={item} />
      <div className="sq-item-result">
        {result === null ? (
          <Faint>{texts.noResult}</Faint>
        ) : (
          <Status meaning={levelOne ? 'red' : MEANINGS[result]}>
            {dictionaries.label('CHECK_RESULT', result)}
          </Status>
        )}
      </div>
      {(notes.length > 0 || photos.length > 0) && (
        <dl className="sq-notes">
          {notes.map(note => (
            <div key={note.label}>
              <dt>{note.label}</dt>
              <dd>{note.text}</dd>
            </div>
          ))}
          {photos.length > 0 && (
            <div>
              <dt>{texts.photos}</dt>
              <dd className="sq-photos">
                {photos.map(photo => (
                  <button
                    key={photo.url}
                    type="button"
                    className="sq-link"
                    aria-label={fillText(texts.openPhoto, { name: photo.name })}
                    onClick={() => files.preview(photo)}
                  >
                    {photo.name}
                  </button>
                ))}
              </dd>
            </div>
          )}
        </dl>
      )}
    </li>
  )
}
