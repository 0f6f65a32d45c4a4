import type { Computation, FormColumn, FormCondition, FormField } from '@apron/contract/flow/form-definition'
import { fieldPaths } from '@apron/contract/rules/forms/field-paths'
import { conditionFault, conditionNames } from './conditions.ts'
import type { Definition, TemplateFault, TemplateFiles } from './definition.ts'
import type { TemplateFaultName } from './template-faults.ts'
import type { Assignment, NodeRules } from './template-rules.ts'

/** Returns inconsistencies between the four files of a template: missing names and names without a target. */
export function consistencyFaults(definition: Definition): TemplateFault[] {
  return [
    ...conditionFaults(definition),
    ...formFaults(definition),
    ...ruleFaults(definition),
    ...textFaults(definition),
  ]
}

function conditionFaults({ flows, form, rules }: Definition): TemplateFault[] {
  const names = conditionNames(form, rules)
  return Object.values(flows).flatMap(({ id, condition }) => {
    const found = condition === null ? null : conditionFault(condition, names)
    return found === null ? [] : [faultOf('bpmn', id, 'bpmn:SequenceFlow', found.fault, found.detail)]
  })
}

function formFaults({ form, rules }: Definition): TemplateFault[] {
  const paths = form.fields.flatMap(field => [
    field.key,
    ...(field.kind === 'table' ? field.columns.map(({ key }) => `${field.key}.${key}`) : []),
  ])
  const twice = paths.filter((path, index) => paths.indexOf(path) !== index)
  const tables = form.fields.flatMap(field =>
    field.kind === 'table' ? [[field.key, field.columns.map(({ key }) => key)] as const] : [],
  )
  const columnsOf = new Map(tables)
  const limits = new Set<string>([...rules.limits, ...Object.keys(rules.constants ?? {})])
  const check = (fields: readonly (FormField | FormColumn)[], prefix: string) => {
    const fieldNames = new Set(fields.map(({ key }) => key))
    return fields.flatMap(field =>
      unknownNamesIn(field, fieldNames, columnsOf, limits).map(name =>
        faultOf('form', `${prefix}${field.key}`, field.kind, 'fieldUnknown', name),
      ),
    )
  }
  const currencies = [...fieldPaths(form)].flatMap(([path, field]) =>
    field.kind === 'money' && 'field' in field.currency && !paths.includes(field.currency.field)
      ? [faultOf('form', path, field.kind, 'fieldUnknown', field.currency.field)]
      : [],
  )
  return [
    ...currencies,
    ...twice.map(path => faultOf('form', path, 'field', 'fieldTwice')),
    ...check(form.fields, ''),
    ...form.fields.flatMap(field => (field.kind === 'table' ? check(field.columns, `${field.key}.`) : [])),
  ]
}

/** Returns unknown names in a field's own rules. */
function unknownNamesIn(
  field: FormField | FormColumn,
  fieldNames: ReadonlySet<string>,
  columnsOf: ReadonlyMap<string, readonly string[]>,
  limits: ReadonlySet<string>,
): string[] {
  const named = [
    ...[field.requiredWhen, field.forbiddenWhen].flatMap(when =>
      when === undefined ? [] : namesOfCondition(when),
    ),
    ...('above' in field && field.above !== undefined ? [field.above] : []),
    ...(field.kind === 'date' ? [field.earliest, field.latest].flatMap(bound => bound?.field ?? []) : []),
    ...(field.computed === undefined ? [] : namesOfComputation(field.computed).fields),
  ].filter(name => /^[A-Za-z]/.test(name) && !fieldNames.has(name) && !limits.has(name))
  const { table, columns } = field.computed === undefined ? NO_TABLE : namesOfComputation(field.computed)
  const known = table === null ? [] : columnsOf.get(table)
  if (known === undefined) return [...named, table ?? '']
  return [
    ...named,
    ...columns.filter(name => /^[A-Za-z]/.test(name) && !known.includes(name) && !limits.has(name)),
  ]
}

interface ComputationNames {
  readonly fields: readonly string[]
  readonly table: string | null
  readonly columns: readonly string[]
}

const NO_TABLE = { table: null, columns: [] } as const

function namesOfComputation(how: Computation): ComputationNames {
  switch (how.compute) {
    case 'convert':
      return { fields: [how.amount, how.currency], ...NO_TABLE }
    case 'rate':
      return { fields: [how.currency], ...NO_TABLE }
    case 'product':
    case 'total':
    case 'difference':
      return { fields: how.of, ...NO_TABLE }
    case 'changePercent':
      return { fields: [how.from, how.to], ...NO_TABLE }
    case 'sum':
    case 'greatest':
      return { fields: [], table: how.table, columns: [how.column] }
    case 'count':
      return { fields: [], table: how.table, columns: [] }
    case 'anyLine':
      return { fields: [], table: how.table, columns: namesOfCondition(how.meets) }
    default:
      return { fields: namesOfCondition(how.meets), ...NO_TABLE }
  }
}

function namesOfCondition(condition: FormCondition): string[] {
  const tests = condition.flat()
  const operands = tests.map(test => ('above' in test ? test.above : 'below' in test ? test.below : null))
  return [...tests.map(({ field }) => field), ...operands.filter(resolveOperand => resolveOperand !== null)]
}

function ruleFaults({ nodes, form, rules }: Definition): TemplateFault[] {
  const paths = fieldPaths(form)
  const tasks = Object.values(nodes).filter(({ kind }) => kind === 'task')
  const ends = Object.values(nodes).filter(({ kind }) => kind === 'end')
  return [
    ...tasks
      .filter(({ id }) => !Object.hasOwn(rules.nodes, id))
      .map(({ id }) => faultOf('rules', id, 'bpmn:UserTask', 'rulesMissing')),
    ...Object.keys(rules.nodes)
      .filter(id => nodes[id]?.kind !== 'task')
      .map(id => faultOf('rules', id, 'node', 'rulesUnknown')),
    ...Object.keys(rules.ends ?? {})
      .filter(id => !ends.some(end => end.id === id))
      .map(id => faultOf('rules', id, 'end', 'rulesUnknown')),
    ...tasks.flatMap(({ id, timers }) => timerFaults(id, timers, Object.keys(rules.nodes[id]?.timers ?? {}))),
    ...Object.entries(rules.nodes).flatMap(([id, node]) => nodeFaults(id, node, paths)),
    ...unknownFields('', paths, [
      rules.businessNo,
      rules.summary,
      ...(rules.amount === undefined ? [] : [rules.amount]),
      ...rules.starters.flatMap(namesOfAssignment),
      ...rules.reminders.flatMap(({ due }) => ('beforeField' in due ? [due.beforeField] : [])),
      ...Object.values(rules.ends ?? {}).flatMap(({ copies }) =>
        copies.flatMap(copy => copy.to.flatMap(namesOfAssignment)),
      ),
    ]),
  ]
}

type Paths = ReturnType<typeof fieldPaths>

function unknownFields(element: string, paths: Paths, names: readonly string[]): TemplateFault[] {
  return names
    .filter(name => !paths.has(name))
    .map(name => faultOf('rules', element, 'field', 'fieldUnknown', name))
}

function nodeFaults(id: string, node: NodeRules, paths: Paths): TemplateFault[] {
  const { editable = [], needed = [], levels, standIns = [], copies = [] } = node
  const assignments = [...levels, ...standIns, ...copies.flatMap(({ to }) => to)]
  return [
    ...unknownFields(id, paths, [...editable, ...needed, ...assignments.flatMap(namesOfAssignment)]),
    ...needed
      .filter(name => !editable.includes(name))
      .map(name => faultOf('rules', id, 'needed', 'rulesUnknown', name)),
  ]
}

function timerFaults(
  task: string,
  drawn: readonly { readonly id: string }[],
  configured: readonly string[],
): TemplateFault[] {
  return [
    ...drawn
      .filter(({ id }) => !configured.includes(id))
      .map(({ id }) => faultOf('rules', id, 'bpmn:BoundaryEvent', 'rulesMissing')),
    ...configured
      .filter(id => !drawn.some(timer => timer.id === id))
      .map(id => faultOf('rules', `${task}.${id}`, 'timer', 'rulesUnknown')),
  ]
}

function namesOfAssignment(assignment: Assignment): string[] {
  if ('userField' in assignment) return [assignment.userField]
  if ('initiator' in assignment || assignment.department === undefined) return []
  return 'field' in assignment.department ? [assignment.department.field] : []
}

/** Checks the texts: every node, field, column and choice must have some, flows may, nothing else may. */
function textFaults({ nodes, flows, form, texts }: Definition): TemplateFault[] {
  const fields = [...fieldPaths(form)]
  const choices = fields.flatMap(([path, field]) =>
    field.kind === 'choice' ? field.options.map(value => `${path}=${value}`) : [],
  )
  return [
    ...compare('nodes', Object.keys(nodes), Object.keys(texts.nodes)),
    ...compare(
      'fields',
      fields.map(([path]) => path),
      Object.keys(texts.fields),
    ),
    ...compare('choices', choices, Object.keys(texts.choices)),
    ...Object.keys(texts.flows)
      .filter(id => !Object.hasOwn(flows, id))
      .map(id => faultOf('texts', id, 'flows', 'textUnknown')),
  ]
}

function compare(what: string, expected: readonly string[], existing: readonly string[]): TemplateFault[] {
  return [
    ...expected.filter(id => !existing.includes(id)).map(id => faultOf('texts', id, what, 'textMissing')),
    ...existing.filter(id => !expected.includes(id)).map(id => faultOf('texts', id, what, 'textUnknown')),
  ]
}

function faultOf(
  file: keyof TemplateFiles,
  element: string,
  what: string,
  fault: TemplateFaultName,
  detail?: string,
): TemplateFault {
  return { file, element, what, fault, ...(detail === undefined ? {} : { detail }) }
}
