import type { ReactNode } from 'react'

export interface MenuIconProps {
  /** px; the grid is 20 */
  readonly size?: number
}

export type MenuIcon = (props: MenuIconProps) => ReactNode

/** The frame all eight share: a 20 px grid, 1.5 px round strokes, the text's colour. Beside each stands its menu's name. */
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

/** Work cards and checks. */
export function ClipboardMenuIcon(props: MenuIconProps) {
  return (
    <Drawing {...props}>
      <path d="M7 3.75H5.5A1.75 1.75 0 0 0 3.75 5.5v10c0 .97.78 1.75 1.75 1.75h9c.97 0 1.75-.78 1.75-1.75v-10c0-.97-.78-1.75-1.75-1.75H13" />
      <path d="M8 2.25h4a1 1 0 0 1 1 1v1a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-1a1 1 0 0 1 1-1z" />
      <path d="m7 11.25 2.25 2.25L13.25 9" />
    </Drawing>
  )
}

/** Aircraft, from the side. */
export function AircraftMenuIcon(props: MenuIconProps) {
  return (
    <Drawing {...props}>
      <path d="M1.75 4.25h2.1l3 3.75h7.4c2.2 0 4 1.05 4 2.35 0 1.05-1.4 1.65-3.2 1.65H6.2c-1.2 0-2.2-.65-2.65-1.7z" />
      <path d="M12.25 12 9 16.25H6.75L8.5 12" />
      <path d="M9.5 8 8 5h1.75L12.5 8" />
    </Drawing>
  )
}

/** Tools: a wrench over a gear. */
export function WrenchMenuIcon(props: MenuIconProps) {
  return (
    <Drawing {...props}>
      <path d="M12.6 7.4a3.9 3.9 0 0 1-5.1 5.1l-3.35 3.35a1.4 1.4 0 0 1-2-2L5.5 10.5a3.9 3.9 0 0 1 5.1-5.1L8.3 7.7l.4 1.6 1.6.4z" />
      <circle cx="15" cy="14.75" r="1.5" />
      <path d="M15 11.5v1.1M15 16.9V18M12.2 13.1l.95.55M16.85 15.85l.95.55M12.2 16.4l.95-.55M16.85 13.65l.95-.55" />
    </Drawing>
  )
}

/** Engines: a fan from the front. */
export function EngineMenuIcon(props: MenuIconProps) {
  return (
    <Drawing {...props}>
      <circle cx="10" cy="10" r="7.75" />
      <circle cx="10" cy="10" r="1.75" />
      <path d="M10 8.25c-.6-1.9 0-3.6 1.5-4.75M11.5 9.1c1.35-1.45 3.1-1.8 4.85-1.1M11.5 10.9c1.95.4 3.15 1.75 3.35 3.65M10 11.75c.6 1.9 0 3.6-1.5 4.75M8.5 10.9c-1.35 1.45-3.1 1.8-4.85 1.1M8.5 9.1C6.55 8.7 5.35 7.35 5.15 5.45" />
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

/** Manuals: an open book. */
export function ManualMenuIcon(props: MenuIconProps) {
  return (
    <Drawing {...props}>
      <path d="M10 5.5C8.6 4.25 6.4 3.75 3 3.75a.75.75 0 0 0-.75.75v10.25c0 .4.35.75.75.75 3.4 0 5.6.5 7 1.75 1.4-1.25 3.6-1.75 7-1.75.4 0 .75-.35.75-.75V4.5a.75.75 0 0 0-.75-.75c-3.4 0-5.6.5-7 1.75z" />
      <path d="M10 5.5v11.75M5 7.25c1 .05 1.8.15 2.5.4M5 10.25c1 .05 1.8.15 2.5.4M15 7.25c-1 .05-1.8.15-2.5.4M15 10.25c-1 .05-1.8.15-2.5.4" />
    </Drawing>
  )
}

/** Safety and quality: a shield. */
export function ShieldMenuIcon(props: MenuIconProps) {
  return (
    <Drawing {...props}>
      <path d="M10 2.25c1.9 1.45 4.1 2.1 6.75 2.1v5.15c0 3.9-2.45 6.75-6.75 8.25-4.3-1.5-6.75-4.35-6.75-8.25V4.35c2.65 0 4.85-.65 6.75-2.1z" />
      <path d="M10 6.25v4.5M10 13.5h.01" />
    </Drawing>
  )
}

/** Fire safety: a flame. */
export function FlameMenuIcon(props: MenuIconProps) {
  return (
    <Drawing {...props}>
      <path d="M10.5 2.25c.5 2.9 5.25 4.6 5.25 9.4A5.85 5.85 0 0 1 10 17.75a5.85 5.85 0 0 1-5.75-6.1c0-2.1.9-3.5 1.9-4.55.25 1.35.8 2.2 1.6 2.65-.1-2.9.6-5.7 2.75-7.5z" />
      <path d="M10 17.75c-1.5 0-2.5-1.05-2.5-2.5 0-1.6 1.5-2.1 2.5-3.75 1 1.65 2.5 2.15 2.5 3.75 0 1.45-1 2.5-2.5 2.5z" />
    </Drawing>
  )
}

/** In the order in which the sidebar cycles through them (§2). */
export const MENU_ICONS: readonly MenuIcon[] = [
  ClipboardMenuIcon,
  AircraftMenuIcon,
  WrenchMenuIcon,
  EngineMenuIcon,
  PartsMenuIcon,
  ManualMenuIcon,
  ShieldMenuIcon,
  FlameMenuIcon,
]
