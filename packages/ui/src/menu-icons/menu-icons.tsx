import type { ReactNode } from 'react'

export interface MenuIconProps {
  /** px; the grid is 20 */
  readonly size?: number
}

export type MenuIcon = (props: MenuIconProps) => ReactNode

/**
 * The frame of all eight icons: 20 px grid, 1.5 px round strokes, the colour of the text. The menu's name is next to
 * each.
 */
function Drawing({ size = 20, children }: MenuIconProps & { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** Home: four tiles. */
export function TilesMenuIcon(props: MenuIconProps) {
  return (
    <Drawing {...props}>
      <rect x="2.75" y="2.75" width="6" height="6" rx="1" />
      <rect x="11.25" y="2.75" width="6" height="6" rx="1" />
      <rect x="2.75" y="11.25" width="6" height="6" rx="1" />
      <rect x="11.25" y="11.25" width="6" height="6" rx="1" />
    </Drawing>
  )
}

/** Safety and quality: a shield. */
export function ShieldMenuIcon(props: MenuIconProps) {
  return (
    <Drawing {...props}>
      <path d="M10 2.25c1.9 1.45 4.1 2.1 6.75 2.1v5.15c0 3.9-2.45 6.75-6.75 8.25-4.3-1.5-6.75-4.35-6.75-8.25V4.35c2.65 0 4.85-.65 6.75-2.1z" />
      <path d="m7.25 9.75 2 2 3.5-3.75" />
    </Drawing>
  )
}

/** Job cards. */
export function ClipboardMenuIcon(props: MenuIconProps) {
  return (
    <Drawing {...props}>
      <path d="M7 3.75H5.5A1.75 1.75 0 0 0 3.75 5.5v10c0 .97.78 1.75 1.75 1.75h9c.97 0 1.75-.78 1.75-1.75v-10c0-.97-.78-1.75-1.75-1.75H13" />
      <path d="M8 2.25h4a1 1 0 0 1 1 1v1a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-1a1 1 0 0 1 1-1z" />
      <path d="m7 11.25 2.25 2.25L13.25 9" />
    </Drawing>
  )
}

/** Aircraft, from above. */
export function AircraftMenuIcon(props: MenuIconProps) {
  return (
    <Drawing {...props}>
      <path d="M10 1.75c.85 0 1.4 1.35 1.4 3V8l6.35 4v1.75l-6.35-1.9v3.1l2.1 1.55v1.25l-3.5-.9-3.5.9V16.5l2.1-1.55v-3.1l-6.35 1.9V12L8.6 8V4.75c0-1.65.55-3 1.4-3z" />
    </Drawing>
  )
}

/** Manuals: an open book. */
export function ManualMenuIcon(props: MenuIconProps) {
  return (
    <Drawing {...props}>
      <path d="M10 5.5C8.6 4.25 6.4 3.75 3 3.75a.75.75 0 0 0-.75.75v10.25c0 .4.35.75.75.75 3.4 0 5.6.5 7 1.75 1.4-1.25 3.6-1.75 7-1.75.4 0 .75-.35.75-.75V4.5a.75.75 0 0 0-.75-.75c-3.4 0-5.6.5-7 1.75z" />
      <path d="M10 5.5v11.75M5 7.25c1 .05 1.8.15 2.5.4M5 10.25c1 .05 1.8.15 2.5.4M15 7.25c-1 .05-1.8.15-2.5.4M15 10.25c-1 .05-1.8.15-2.5.4" />
    </Drawing>
  )
}

/** Parts: bins on a shelf. */
export function PartsMenuIcon(props: MenuIconProps) {
  return (
    <Drawing {...props}>
      <path d="M2.75 2.25v15.5M17.25 2.25v15.5M2.75 9.25h14.5M2.75 16.75h14.5" />
      <path d="M5.25 9.25V5.5a.75.75 0 0 1 .75-.75h3a.75.75 0 0 1 .75.75v3.75M10.25 16.75V13a.75.75 0 0 1 .75-.75h3a.75.75 0 0 1 .75.75v3.75M12.25 9.25V7" />
    </Drawing>
  )
}

/** Tools: a wrench. */
export function WrenchMenuIcon(props: MenuIconProps) {
  return (
    <Drawing {...props}>
      <path d="M16.9 5.6a4.4 4.4 0 0 1-5.9 5.3l-5.6 5.7a1.7 1.7 0 0 1-2.5 0 1.75 1.75 0 0 1 0-2.5L8.6 8.5a4.4 4.4 0 0 1 5.5-5.9l-2.6 2.7.45 2.3 2.3.45z" />
    </Drawing>
  )
}

/** Supply: a crate. */
export function CrateMenuIcon(props: MenuIconProps) {
  return (
    <Drawing {...props}>
      <path d="m10 2.25 6.75 3.6v8.3L10 17.75l-6.75-3.6v-8.3z" />
      <path d="m3.25 5.85 6.75 3.65 6.75-3.65M10 9.5v8.25M6.6 4.05l6.75 3.65" />
    </Drawing>
  )
}

/** Icons in the order in which the sidebar assigns them (§2). */
export const MENU_ICONS: readonly MenuIcon[] = [
  TilesMenuIcon,
  PartsMenuIcon,
  ShieldMenuIcon,
  ClipboardMenuIcon,
  AircraftMenuIcon,
  ManualMenuIcon,
  WrenchMenuIcon,
  CrateMenuIcon,
]
