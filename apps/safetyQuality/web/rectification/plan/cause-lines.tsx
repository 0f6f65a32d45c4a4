import { fillText, useTexts } from '@apron/sdk'
import { TextAreaField } from '@apron/ui/fields'
import { Lines } from '@apron/ui/lines'
import { SelectField } from '@apron/ui/select'
import type { RootCause } from '../../../contract/rectifications/rectification.entities.ts'
import { RO_LIMITS } from '../../../contract/rectifications/rectification.values.ts'
import { RO_TEXTS } from '../rectification.texts.ts'
import { useRoDictionaries } from '../ro-dictionaries.ts'

const NEW_CAUSE: RootCause = { method: 'WHY5', category: 'D', statement: '', whys: [] }

interface CauseLinesProps {
  readonly causes: readonly RootCause[]
  /** Error about all lines. */
  readonly error: string | undefined
  readonly onChange: (causes: RootCause[]) => void
}

/** Edits the root causes, one per line. */
export function CauseLines({ causes, error, onChange }: CauseLinesProps) {
  const texts = useTexts(RO_TEXTS).plan
  const change = (index: number, part: Partial<RootCause>) =>
    onChange(causes.map((cause, at) => (at === index ? { ...cause, ...part } : cause)))
  return (
    <Lines
      title={texts.causes}
      lines={causes}
      max={RO_LIMITS.causes}
      error={error}
      empty={texts.noCauses}
      words={{
        add: texts.addCause,
        line: n => fillText(texts.cause, { n: String(n) }),
        remove: n => fillText(texts.removeCause, { n: String(n) }),
      }}
      onAdd={() => onChange([...causes, NEW_CAUSE])}
      onRemove={index => onChange(causes.toSpliced(index, 1))}
    >
      {(cause, index) => <CauseLine cause={cause} onChange={part => change(index, part)} />}
    </Lines>
  )
}

interface CauseLineProps {
  readonly cause: RootCause
  readonly onChange: (part: Partial<RootCause>) => void
}

function CauseLine({ cause, onChange }: CauseLineProps) {
  const texts = useTexts(RO_TEXTS).plan
  const dictionaries = useRoDictionaries()
  return (
    <>
      <SelectField
        label={texts.method}
        value={cause.method}
        options={dictionaries.options('RCA_METHOD')}
        onChange={method => onChange({ method: method ?? cause.method })}
      />
      <SelectField
        label={texts.category}
        value={cause.category}
        options={dictionaries.options('ROOT_CAUSE_CAT')}
        onChange={category => onChange({ category: category ?? cause.category })}
      />
      <div className="ap-line-wide">
        <TextAreaField
          label={texts.statement}
          required
          rows={2}
          maxLength={RO_LIMITS.statement}
          value={cause.statement}
          onChange={statement => onChange({ statement })}
        />
      </div>
      <div className="ap-line-wide">
        <TextAreaField
          label={texts.whys}
          rows={3}
          maxLength={RO_LIMITS.whys * (RO_LIMITS.why + 1)}
          value={cause.whys.join('\n')}
          onChange={typed =>
            onChange({
              whys: typed
                .split('\n')
                .slice(0, RO_LIMITS.whys)
                .map(why => why.slice(0, RO_LIMITS.why)),
            })
          }
        />
      </div>
    </>
  )
}
