export function templateId(kind: string, version: number): string {
  return `${kind}:${version}`
}

export function readTemplateId(id: string): { readonly kind: string; readonly version: number } {
  const [kind = '', version = ''] = id.split(':')
  return { kind, version: Number(version) }
}
