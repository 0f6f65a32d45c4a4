/** Reads a figure of `/metrics`, summed over its labels. */
export async function metricOf(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const values = text.split('\n').filter(line => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
  return values.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}
