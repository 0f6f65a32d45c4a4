import { Type } from 'typebox'

/** An entry of the user's menu, as menu item and as menu route (§3). The address is a shell path, or empty for a group. */
export interface MenuItem {
  id: string
  parentId: string
  url: string
  /** Same as `url`, under its name in a menu route. */
  path: string
  name: string
  /** Contains the same text as `name`. */
  meta: { title: string }
  hidden: boolean
  alwaysShow: boolean
  children: MenuItem[]
}

/** Unrolled schema of the tree, instead of a recursive one, because its depth is limited. */
function menuLevel(depth: number): ReturnType<typeof Type.Unsafe<MenuItem>> {
  const children =
    depth === 0 ? Type.Array(Type.Object({}), { maxItems: 0 }) : Type.Array(menuLevel(depth - 1))
  return Type.Unsafe<MenuItem>(
    Type.Object({
      id: Type.String(),
      parentId: Type.String(),
      url: Type.String(),
      path: Type.String({ description: 'The same as url' }),
      name: Type.String({ description: 'In the language of the request' }),
      meta: Type.Object({ title: Type.String({ description: 'The same as name' }) }),
      hidden: Type.Boolean(),
      alwaysShow: Type.Boolean(),
      children,
    }),
  )
}

/** Maximum depth of menus. Deeper or cyclic ones are cut when read from the store. */
export const MENU_DEPTH = 5

export const MenuItem = menuLevel(MENU_DEPTH - 1)
