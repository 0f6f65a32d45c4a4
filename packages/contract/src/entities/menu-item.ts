import { Type } from 'typebox'

/** An entry of the user's menu (§3). `url` is a shell path, or empty for a group. */
export interface MenuItem {
  id: string
  parentId: string
  url: string
  name: string
  hidden: boolean
  alwaysShow: boolean
  children: MenuItem[]
}

/** The wire form of the tree: the depth is bounded, so the schema is unrolled instead of recursive. */
function menuLevel(depth: number): ReturnType<typeof Type.Unsafe<MenuItem>> {
  const children =
    depth === 0 ? Type.Array(Type.Object({}), { maxItems: 0 }) : Type.Array(menuLevel(depth - 1))
  return Type.Unsafe<MenuItem>(
    Type.Object({
      id: Type.String(),
      parentId: Type.String(),
      url: Type.String(),
      name: Type.String({ description: 'In the language of the request' }),
      hidden: Type.Boolean(),
      alwaysShow: Type.Boolean(),
      children,
    }),
  )
}

/** Menus are at most this deep; a deeper or circular one is cut when it is read from the store. */
export const MENU_DEPTH = 5

export const MenuItem = menuLevel(MENU_DEPTH - 1)
