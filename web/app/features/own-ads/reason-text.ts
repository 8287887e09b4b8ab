import type { HostAdDetails } from '@diyar/contract/supply/host-ads';
import type { useTranslations } from '../../i18n/translations.ts';

type Step = HostAdDetails['steps'][number];

/** Words of ours that need a sentence. */
const TOLD = [
  'reported',
  'account_suspended',
  'account_reopened',
  'hidden_by_operator',
  'closed_by_operator',
  'reports_dismissed',
  'appeal_won',
  'licence_expired',
  'account_closed',
  'approved',
  'licence_found',
  'photos_ready',
  'incomplete_after_photos',
  'edited',
  'withdrawn',
  'licence_ended_by_authority',
  'membership_ended',
  'approved_without_plan',
] as const;

/** Why a step was made: our sentence, or what the person wrote; nothing where the step itself says it. */
export function reasonText(t: ReturnType<typeof useTranslations<'ownAds'>>, step: Step): string | undefined {
  const ours = TOLD.find((word) => word === step.reason);
  if (ours !== undefined) return t(`reasons.${ours}`);
  return /^[a-z_]+$/.test(step.reason) ? undefined : step.reason;
}

/** The same as a sentence of its own: ours is one already, what a person wrote is named as the reason. */
export function reasonSentence(
  t: ReturnType<typeof useTranslations<'ownAds'>>,
  step: Step,
): string | undefined {
  const reason = reasonText(t, step);
  return reason === undefined || reason !== step.reason ? reason : t('because', { reason });
}
