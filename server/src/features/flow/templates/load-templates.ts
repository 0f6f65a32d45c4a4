import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FLOW_KINDS, type FlowKind } from '@apron/contract/flow/flow-words'
import type { ReadTemplate, TemplateFiles } from '../definitions/definition.ts'
import { readTemplate } from '../definitions/read-template.ts'
import type { ShippedTemplate } from '../definitions/templates.store.ts'

/** Names of the portal's templates. Each has a folder next to this file. */
export const TEMPLATE_KINDS = Object.keys(FLOW_KINDS).filter(isFlowKind)

/** Same pattern as `FlowKindCode` of the contract. */
const KIND = /^[a-z][A-Za-z0-9]{0,39}$/

/** Reads and validates a template of the portal. @throws Error if a file cannot be read */
export async function loadTemplate(kind: FlowKind): Promise<ReadTemplate> {
  return readTemplate(kind, await templateFiles(kind))
}

export function templateFiles(kind: FlowKind): Promise<TemplateFiles> {
  return filesIn(kind, join(import.meta.dirname, kind))
}

async function filesIn(kind: string, folder: string): Promise<TemplateFiles> {
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  const [bpmn, form, texts, rules] = await Promise.all(
    [`${kind}.bpmn`, 'form.json', 'texts.json', 'rules.json'].map(read),
  )
  return { bpmn: bpmn ?? '', form: form ?? '', texts: texts ?? '', rules: rules ?? '' }
}

/** Returns every template of the portal, validated. @throws Error with the element and the reason if one is invalid */
export async function portalTemplates(): Promise<ShippedTemplate[]> {
  return await Promise.all(TEMPLATE_KINDS.map(kind => readFolder(kind, join(import.meta.dirname, kind))))
}

/** Returns a validated template of the portal or of an application. @throws Error as {@link portalTemplates} */
export async function readFolder(kind: string, folder: string): Promise<ShippedTemplate> {
  if (!KIND.test(kind))
    throw new Error(`${kind} is no name of a process: lower case first, letters and digits`)
  const files = await filesIn(kind, folder)
  const read = await readTemplate(kind, files)
  if (!read.ok) throw new Error(`The template ${kind} cannot be used: ${JSON.stringify(read.faults)}`)
  return { definition: read.definition, files, version: read.definition.rules.version }
}

function isFlowKind(name: string): name is FlowKind {
  return Object.hasOwn(FLOW_KINDS, name)
}
