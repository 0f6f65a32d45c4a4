/** The package has no types of its own. These cover what we use. */
declare module 'bpmn-moddle' {
  /** An element of a BPMN file. Its properties depend on `$type` and are checked in `read-diagram.ts`. */
  export interface ModdleElement {
    readonly $type: string
    readonly id?: string
    readonly $attrs?: Readonly<Record<string, unknown>>
    readonly [property: string]: unknown
  }

  export class BpmnModdle {
    /** @throws Error if the text is not XML or its root is not `bpmn:Definitions` */
    fromXML(xml: string): Promise<{
      readonly rootElement: ModdleElement
      readonly warnings: readonly { readonly message: string }[]
    }>
  }
}
