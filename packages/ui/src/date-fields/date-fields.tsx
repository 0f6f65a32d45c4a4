import { isComposing } from '@apron/contract/rules/forms/is-composing'
import { fillText } from '@apron/contract/texts/fill-text'
import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { DatePickerInput, type DatePickerPreset, DatesProvider } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { UI_TEXTS } from '../words/words.ts'
import 'dayjs/locale/zh-cn.js'
import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import { type ControlProps, Field, type FieldProps } from '../fields/field.tsx'
import { useUi, useUiTexts } from '../provider/ui-context.ts'
import { DATE_TEXTS } from './date-fields.texts.ts'
import { joinMoment, type MomentParts, momentProblem, normalizeTime, splitMoment } from './moment-rules.ts'
import { type PeriodDirection, presetPeriods } from './preset-periods.ts'

/** A day as 'YYYY-MM-DD', without a time zone. */
export type Day = string
export type DayRange = readonly [Day | null, Day | null]

interface LimitedFieldProps extends FieldProps {
  readonly min?: Day
  readonly max?: Day
}

export interface DateFieldProps extends LimitedFieldProps {
  readonly value: Day | null
  readonly onChange: (value: Day | null) => void
}

/** Field for a day. */
export function DateField({ value, onChange, min, max, ...field }: DateFieldProps) {
  const words = useUiTexts(DATE_TEXTS)
  const pickerProps = usePickerProps()
  return (
    <Field {...field}>
      {(control, labelId) => (
        <Locale>
          <CalendarName id={control.id} label={field.label} />
          <DatePickerInput
            {...pickerProps}
            {...inputProps(control, labelId)}
            {...limits(min, max)}
            placeholder={words.chooseDate}
            value={value}
            onChange={onChange}
          />
        </Locale>
      )}
    </Field>
  )
}

export interface DateRangeFieldProps extends LimitedFieldProps {
  readonly value: DayRange
  readonly onChange: (value: DayRange) => void
  /** Direction of the preset periods shown next to the calendar. */
  readonly periods?: PeriodDirection
}

const siteToday = () => wireDate(new Date())

/** Field for a range of days, first and last included. The last is null while only the first is chosen. */
export function DateRangeField({ value, onChange, min, max, periods, ...field }: DateRangeFieldProps) {
  const words = useUiTexts(DATE_TEXTS)
  const pickerProps = usePickerProps()
  // A page may stay open for days, so today can change.
  const [today, setToday] = useState(siteToday)
  const presets: DatePickerPreset<'range'>[] | undefined =
    periods &&
    presetPeriods(today, periods).map(({ word, value: [from, to] }) => ({
      label: words[word],
      value: [from, to],
    }))
  return (
    <Field {...field}>
      {(control, labelId) => (
        <Locale>
          <CalendarName id={control.id} label={field.label} />
          <DatePickerInput
            type="range"
            {...pickerProps}
            {...inputProps(control, labelId)}
            {...limits(min, max)}
            {...(presets === undefined ? {} : { presets })}
            onClick={() => setToday(siteToday)}
            allowSingleDateInRange
            placeholder={words.chooseRange}
            value={[value[0], value[1]]}
            onChange={onChange}
          />
        </Locale>
      )}
    </Field>
  )
}

export interface DateTimeFieldProps extends LimitedFieldProps {
  /** 'YYYY-MM-DD HH:mm:ss', without a time zone. */
  readonly value: string | null
  /**
   * Called with null if the field is empty, and with the incomplete text while the day or the time is missing, so that
   * a form does not treat it as empty.
   */
  readonly onChange: (value: string | null) => void
}

/** Field for a day and a time, to the minute. Shows an error when the focus leaves a time that is incomplete. */
export function DateTimeField({ value, onChange, min, max, error, ...field }: DateTimeFieldProps) {
  const words = useUiTexts(DATE_TEXTS)
  const pickerProps = usePickerProps()
  const [hasLostFocus, setHasLostFocus] = useState(false)
  const parts = splitMoment(value)

  const change = (changed: Partial<MomentParts>) => onChange(joinMoment({ ...parts, ...changed }))

  function commitTime({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void {
    const clock = normalizeTime(currentTarget.value)
    if (clock !== parts.clock) change({ clock })
  }
  const problem = hasLostFocus || error ? momentProblem(value) : null
  const shownError = problem === null ? error : words[problem]

  return (
    <Field {...field} error={shownError} group>
      {(control, labelId) => (
        <fieldset className="ap-date-time" aria-labelledby={labelId}>
          <Locale>
            <CalendarName id={control.id} label={field.label} />
            <DatePickerInput
              {...pickerProps}
              {...inputProps(control, labelId)}
              {...limits(min, max)}
              placeholder={words.chooseDate}
              value={parts.day}
              onChange={day => change({ day })}
            />
          </Locale>
          <input
            className="ap-input ap-mono"
            aria-label={fillText(words.timeOf, { label: field.label })}
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            disabled={control.disabled}
            inputMode="numeric"
            autoComplete="off"
            placeholder="HH:mm"
            maxLength={5}
            value={parts.clock}
            onChange={event => change({ clock: event.currentTarget.value })}
            onFocus={() => setHasLostFocus(false)}
            onBlur={event => {
              setHasLostFocus(true)
              commitTime(event)
            }}
            onKeyDown={event => event.key === 'Enter' && !isComposing(event.nativeEvent) && commitTime(event)}
          />
        </fieldset>
      )}
    </Field>
  )
}

/**
 * Gives the calendar its accessible name. Mantine expects this id on its own button; our button has the id of the
 * field.
 */
function CalendarName({ id, label }: { readonly id: string; readonly label: string }) {
  return (
    <span id={`${id}-target`} hidden>
      {label}
    </span>
  )
}

function Locale({ children }: { readonly children: ReactNode }) {
  const { lang } = useUi()
  const settings = useMemo(
    () => ({ locale: lang === 'zh' ? 'zh-cn' : 'en', firstDayOfWeek: 1, labelSeparator: '–' }) as const,
    [lang],
  )
  return <DatesProvider settings={settings}>{children}</DatesProvider>
}

/** Returns the props shared by both pickers, with every calendar button named in the user's language. */
function usePickerProps() {
  const { lang } = useUi()
  const words = useUiTexts(DATE_TEXTS)
  const { clear } = useUiTexts(UI_TEXTS)
  return {
    classNames: {
      input: 'ap-input',
      placeholder: 'ap-date-placeholder',
      day: 'ap-date-day',
      calendarHeader: 'ap-date-head',
      datePickerRoot: 'ap-date-picker',
      presetsList: 'ap-date-periods',
    },
    valueFormat: 'YYYY-MM-DD',
    monthLabelFormat: lang === 'zh' ? 'YYYY年M月' : 'MMMM YYYY',
    monthsListFormat: lang === 'zh' ? 'M月' : 'MMM',
    yearLabelFormat: lang === 'zh' ? 'YYYY年' : 'YYYY',
    leftSection: <IconCalendar size={18} stroke={1.5} aria-hidden />,
    clearable: true,
    clearButtonProps: { 'aria-label': clear },
    hideOutsideDates: true,
    highlightToday: true,
    ariaLabels: {
      previousMonth: words.previousMonth,
      nextMonth: words.nextMonth,
      previousYear: words.previousYear,
      nextYear: words.nextYear,
    },
  }
}

function limits(min: Day | undefined, max: Day | undefined) {
  return { ...(min === undefined ? {} : { minDate: min }), ...(max === undefined ? {} : { maxDate: max }) }
}

/**
 * Returns the props of the picker button, named after the label and the chosen days. A button may not have
 * `aria-invalid` or `aria-required`.
 */
function inputProps({ id, disabled, ...control }: ControlProps, labelId: string) {
  return {
    id,
    // In a low window the calendar covers its field instead of leaving the screen.
    popoverProps: {
      id,
      offset: 4,
      shadow: 'md',
      middlewares: { flip: true, shift: { crossAxis: true, padding: 4 } },
    },
    disabled: disabled === true,
    error: control['aria-invalid'] === true,
    'aria-describedby': control['aria-describedby'],
    'aria-labelledby': `${labelId} ${id}`,
  }
}
