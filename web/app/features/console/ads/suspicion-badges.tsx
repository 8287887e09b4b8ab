import { useTranslations } from '../../../i18n/translations.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { QueuedAd } from './queue.ts';

/** Why a waiting ad is suspicious, one word each; nothing where nothing was noticed. */
export function SuspicionBadges({ ad }: { ad: Pick<QueuedAd, 'suspicions' | 'below_percent'> }) {
  const t = useTranslations('console.ads.suspicions');
  return ad.suspicions.map((reason) => (
    <Badge key={reason} tone="danger" icon="warning">
      {t(reason, { percent: ad.below_percent ?? 0 })}
    </Badge>
  ));
}
