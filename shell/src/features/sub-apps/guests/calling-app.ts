import { errorOwner } from '../failures/error-owner.ts'

/**
 * Returns the application whose file made the call, or null for the shell. The innermost file of the stack
 * identifies it, because our content security policy allows code only from files, and each application has
 * its own folder.
 * @param stack of an error created in the called function, in any browser's format
 * @param own address of the file of the called function
 */
export function callingApp(stack: string | undefined, own: string): string | null {
  const caller = stack?.split('\n').find(line => line.includes('://') && !line.includes(own))
  return errorOwner(caller)
}
