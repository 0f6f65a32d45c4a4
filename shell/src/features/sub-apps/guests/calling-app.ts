import { errorOwner } from '../error-owner.ts'

/**
 * The application whose file has called, null when it was the shell: the innermost file of the stack says so, because under
 * our content security policy all code comes from files, each application's from a folder of its own.
 * @param stack of an error made in the called function, as any browser writes it
 * @param own address of the file the called function lies in
 */
export function callingApp(stack: string | undefined, own: string): string | null {
  const caller = stack?.split('\n').find(line => line.includes('://') && !line.includes(own))
  return errorOwner(caller)
}
