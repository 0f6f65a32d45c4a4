/** The package has no types of its own for its reader: what we use of it. */
declare module 'bpmn-moddle' {
  /** An element of a BPMN file. Which properties it has follows from `$type`; the reader says them in `read-diagram.ts`. */
  export interface ModdleElement {
    readonly $type: string
    readonly id?: string
    readonly $attrs?: Readonly<Record<string, unknown>>
    readonly [property: string]: unknown
  }

  export class BpmnModdle {
    /** @throws Error where the text is not XML or its root is not `bpmn:Definitions` */
    fromXML(xml: string): Promise<{
      readonly rootElement: ModdleElement
      readonly warnings: readonly { readonly message: string }[]
    }>
  }
}
