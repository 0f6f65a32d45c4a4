import { createHash } from 'node:crypto'
import { TemplateTexts } from '@apron/contract/flow/definition-view'
import { FormDefinition } from '@apron/contract/flow/form-definition'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { checkGraph } from './check-graph.ts'
import { consistencyFaults } from './consistency-faults.ts'
import type { Definition, ReadTemplate, TemplateFault, TemplateFiles } from './definition.ts'
import { readDiagram } from './read-diagram.ts'
import { TemplateRules } from './template-rules.ts'

const schemas = {
  form: Compile(FormDefinition),
  texts: Compile(TemplateTexts),
  rules: Compile(TemplateRules),
}

/** Returns the four files of a template as a frozen definition, or all faults of the first faulty file. */
export async function readTemplate(kind: string, files: TemplateFiles): Promise<ReadTemplate> {
  const form = readJson(files.form, 'form', schemas.form)
  const texts = readJson(files.texts, 'texts', schemas.texts)
  const rules = readJson(files.rules, 'rules', schemas.rules)
  const unread = [form, texts, rules].flatMap(read => (read.ok ? [] : read.faults))
  const diagram = await readDiagram(files.bpmn)
  if (!diagram.ok) return { ok: false, faults: [...diagram.faults, ...unread] }
  if (!form.ok || !texts.ok || !rules.ok) return { ok: false, faults: unread }
  const graph = checkGraph(diagram.diagram)
  if (!graph.ok) return graph
  const definition: Definition = {
    ...graph.graph,
    kind,
    digest: digestOf(files),
    form: form.value,
    texts: texts.value,
    rules: rules.value,
    bpmn: files.bpmn,
  }
  const faults = consistencyFaults(definition)
  return faults.length > 0 ? { ok: false, faults } : { ok: true, definition: deepFreeze(definition) }
}

/** Returns the identity of a version. Line endings do not matter, any other change does. */
export function digestOf(files: TemplateFiles): string {
  const hash = createHash('sha256')
  for (const file of ['bpmn', 'form', 'texts', 'rules'] as const) {
    const text = files[file].replaceAll('\r\n', '\n')
    hash.update(`${file} ${Buffer.byteLength(text)}\n${text}`)
  }
  return hash.digest('hex')
}

type Read<Value> = { ok: true; value: Value } | { ok: false; faults: TemplateFault[] }

function readJson<Schema extends TSchema>(
  text: string,
  file: keyof TemplateFiles,
  schema: ReturnType<typeof Compile<Schema>>,
): Read<Static<Schema>> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return { ok: false, faults: [{ file, element: '', what: 'JSON', fault: 'unreadable', detail }] }
  }
  if (schema.Check(value)) return { ok: true, value }
  const faults = schema.Errors(value).map(({ instancePath, message }): TemplateFault => {
    return { file, element: instancePath, what: 'JSON', fault: 'schema', detail: message }
  })
  return { ok: false, faults }
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}
