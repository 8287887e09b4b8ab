import type { AdState } from '@diyar/contract/supply/host-ads';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import type { IconName } from '../../ui/icon.tsx';

const LOOK: Record<AdState, [Tone, IconName]> = {
  not_published: ['neutral', 'minus'],
  waiting_for_verification: ['info', 'clock'],
  waiting_for_approval: ['info', 'clock'],
  changes_asked: ['warning', 'warning'],
  refused: ['danger', 'close'],
  processing: ['info', 'clock'],
  published: ['primary', 'check'],
  hidden: ['warning', 'minus'],
  licence_expired: ['danger', 'warning'],
  closed: ['neutral', 'close'],
};

/** An ad's state in a word. */
export function AdStateChip({ state }: { state: AdState }) {
  const t = useTranslations('ownAds.states');
  const [tone, icon] = LOOK[state];
  return (
    <Badge tone={tone} icon={icon}>
      {t(state)}
    </Badge>
  );
}
