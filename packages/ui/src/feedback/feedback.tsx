export { Alert, type AlertProps } from './alert.tsx'
export { NoticeBar, type NoticeBarProps } from './notice-bar.tsx'
export { Problem, type ProblemProps } from './problem.tsx'
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
  Skeleton,
  type SkeletonProps,
  Spinner,
} from './states.tsx'
export type { ToastKind } from './toast-store.ts'
export { Toaster, toast } from './toaster.tsx'
