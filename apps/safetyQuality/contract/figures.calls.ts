import type { ShapeOf } from '@apron/contract/calls/call-schemas'
import { defineCall } from '@apron/contract/calls/define-call'
import type { FIGURES_SCHEMAS } from './figures.schemas.ts'
import { RO_VIEW_PERMISSION } from './rectifications/rectification.calls.ts'

/** Returns figures of the last 12 months for the site of the call. */
export const safetyFigures = defineCall<ShapeOf<(typeof FIGURES_SCHEMAS)['overview']>>({
  id: 'safetyQuality.figures',
  method: 'GET',
  path: '/api/safety-inspection/figures/overview',
  access: { resource: RO_VIEW_PERMISSION },
  failures: 'in-place',
})
