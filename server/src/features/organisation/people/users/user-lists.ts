import { sql } from 'kysely'

/** Ordered lists of a person's codes, where `u` is the row of `app_user`. */
export const ROLES = sql<
  string[]
>`array(select role_code from user_role r where r.user_code = u.user_code order by 1)`
export const POSTS = sql<
  string[]
>`array(select post_code from user_post p where p.user_code = u.user_code order by 1)`
export const SITES = sql<
  string[]
>`array(select site from user_site s where s.user_code = u.user_code order by 1)`
