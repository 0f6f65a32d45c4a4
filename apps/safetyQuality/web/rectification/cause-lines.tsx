import { fillText, useTexts } from '@apron/sdk'
import { Button, IconButton } from '@apron/ui/button'
import { TextAreaField } from '@apron/ui/fields'
import { IconPlus, IconTrash } from '@apron/ui/icons'
import { Section } from '@apron/ui/page'
import { SelectField } from '@apron/ui/select'
import type { RootCause } from '../../contract/rectification.entities.ts'
import { RO_LIMITS } from '../../contract/rectification.values.ts'
import { RO_TEXTS } from './rectification.texts.ts'
import { useRoDictionaries } from './ro-dictionaries.ts'

const NEW_CAUSE: RootCause = { method: 'WHY5', category: 'D', statement: '', whys: [] }

interface CauseLinesProps {
  readonly causes: readonly RootCause[]
  /** What is wrong with one of them, or with all together. */
  readonly error: string | undefined
  readonly onChange: (causes: RootCause[]) => void
}

/** The root causes, line by line. */
export function CauseLines({ causes, error, onChange }: CauseLinesProps) {
  const texts = useTexts(RO_TEXTS).plan
  const change = (index: number, part: Partial<RootCause>) =>
    onChange(causes.map((cause, at) => (at === index ? { ...cause, ...part } : cause)))
  return (
    <Section title={texts.causes} count={causes.length}>
      {causes.length === 0 && <p>{texts.noCauses}</p>}
      <ol className="sq-lines" aria-label={texts.causes}>
        {causes.map((cause, index) => (
          // A line has nothing of its own but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="sq-line">
            <CauseLine cause={cause} number={index + 1} onChange={part => change(index, part)} />
            <span className="sq-line-moves">
              <IconButton
                label={fillText(texts.removeCause, { n: String(index + 1) })}
                icon={<IconTrash size={18} stroke={1.5} />}
                onClick={() => onChange(causes.toSpliced(index, 1))}
              />
            </span>
          </li>
        ))}
      </ol>
      {error !== undefined && (
        <p className="sq-lines-error" role="alert">
          {error}
        </p>
      )}
      <Button
        icon={<IconPlus size={18} stroke={1.5} />}
        disabled={causes.length >= RO_LIMITS.causes}
        onClick={() => onChange([...causes, NEW_CAUSE])}
      >
        {texts.addCause}
      </Button>
    </Section>
  )
}

interface CauseLineProps {
  readonly cause: RootCause
  readonly number: number
  readonly onChange: (part: Partial<RootCause>) => void
}

function CauseLine({ cause, number, onChange }: CauseLineProps) {
  const texts = useTexts(RO_TEXTS).plan
  const dictionaries = useRoDictionaries()
  return (
    <fieldset className="sq-line-fields">
      <legend>{fillText(texts.cause, { n: String(number) })}</legend>
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
      <div className="sq-line-wide">
        <TextAreaField
          label={texts.statement}
          required
          rows={2}
          maxLength={RO_LIMITS.statement}
          value={cause.statement}
          onChange={statement => onChange({ statement })}
        />
      </div>
      <div className="sq-line-wide">
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
    </fieldset>
  )
}
