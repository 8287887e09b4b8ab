import type { AdState } from '@diyar/contract/supply/host-ads';

/**
 * Movers of a step: the ad's own people, an operator, the authority's answer about the licence, the clock, the job that makes
 * photos, or the reports of visitors.
 */
export const AD_MOVERS = ['advertiser', 'operator', 'licence', 'clock', 'photos', 'reports'] as const;
export type AdMover = (typeof AD_MOVERS)[number];

interface AdEdge {
  from: AdState;
  to: AdState;
  movers: readonly AdMover[];
}

/** Whatever stands in the way of an ad's publication ends with its closing. */
const CLOSABLE: readonly AdState[] = [
  'not_published',
  'waiting_for_verification',
  'processing',
  'waiting_for_approval',
  'changes_asked',
  'refused',
  'published',
  'hidden',
  'licence_expired',
];
/** The states a licence carries an ad in. */
const LICENSED: readonly AdState[] = [
  'waiting_for_verification',
  'processing',
  'waiting_for_approval',
  'changes_asked',
  'published',
  'hidden',
];

/**
 * Every step an ad can take, and who may take it (product.md 5). The table `ad_edge` says the same, and the database refuses
 * a step that is not in it (`ad_step_on_the_graph`). A closed ad is closed once more when it is deleted.
 */
export const AD_GRAPH: readonly AdEdge[] = [
  { from: 'not_published', to: 'waiting_for_verification', movers: ['advertiser', 'licence'] },
  { from: 'not_published', to: 'processing', movers: ['advertiser'] },
  { from: 'not_published', to: 'waiting_for_approval', movers: ['advertiser'] },
  { from: 'waiting_for_verification', to: 'not_published', movers: ['advertiser', 'licence'] },
  { from: 'waiting_for_verification', to: 'waiting_for_approval', movers: ['licence'] },
  { from: 'waiting_for_verification', to: 'changes_asked', movers: ['operator', 'licence'] },
  { from: 'waiting_for_verification', to: 'refused', movers: ['operator', 'licence'] },
  { from: 'processing', to: 'waiting_for_approval', movers: ['photos'] },
  { from: 'processing', to: 'not_published', movers: ['advertiser', 'photos'] },
  { from: 'waiting_for_approval', to: 'not_published', movers: ['advertiser'] },
  { from: 'waiting_for_approval', to: 'published', movers: ['operator'] },
  { from: 'waiting_for_approval', to: 'hidden', movers: ['operator'] },
  { from: 'waiting_for_approval', to: 'changes_asked', movers: ['operator', 'licence'] },
  { from: 'waiting_for_approval', to: 'refused', movers: ['operator'] },
  { from: 'changes_asked', to: 'waiting_for_verification', movers: ['advertiser', 'licence'] },
  { from: 'changes_asked', to: 'processing', movers: ['advertiser'] },
  { from: 'changes_asked', to: 'waiting_for_approval', movers: ['advertiser'] },
  { from: 'refused', to: 'waiting_for_verification', movers: ['advertiser', 'licence'] },
  { from: 'refused', to: 'processing', movers: ['advertiser'] },
  { from: 'refused', to: 'waiting_for_approval', movers: ['advertiser'] },
  { from: 'published', to: 'hidden', movers: ['advertiser', 'operator', 'clock', 'reports'] },
  { from: 'hidden', to: 'published', movers: ['advertiser', 'operator'] },
  { from: 'hidden', to: 'not_published', movers: ['advertiser'] },
  { from: 'licence_expired', to: 'not_published', movers: ['advertiser', 'licence'] },
  { from: 'licence_expired', to: 'waiting_for_verification', movers: ['advertiser', 'licence'] },
  { from: 'licence_expired', to: 'processing', movers: ['advertiser'] },
  { from: 'licence_expired', to: 'waiting_for_approval', movers: ['advertiser'] },
  ...LICENSED.map((from): AdEdge => ({ from, to: 'licence_expired', movers: ['clock', 'licence'] })),
  ...CLOSABLE.map((from): AdEdge => ({ from, to: 'closed', movers: ['advertiser', 'operator'] })),
  { from: 'closed', to: 'closed', movers: ['advertiser'] },
  // An operator closed it for a report, and its people won the appeal (decision 087).
  { from: 'closed', to: 'hidden', movers: ['operator'] },
  { from: 'closed', to: 'not_published', movers: ['operator'] },
];

/** Whether a step stands in the graph for this mover. */
export function mayMove(mover: AdMover, from: AdState, to: AdState): boolean {
  return AD_GRAPH.some((edge) => edge.from === from && edge.to === to && edge.movers.includes(mover));
}
