import { dateText } from '@diyar/contract/values/format';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import type { Standing } from './standing.ts';

/** The badge with its date, and by which number. */
export function VerifiedCard({ at, identity }: { at: string; identity: Standing['identity'] }) {
  const t = useTranslations('verification');
  return (
    <Card>
      <div className="grid gap-3" role="status">
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone="primary" icon="shield">
            {t('states.verified')}
          </Badge>
          <span>{t('since', { date: ltrText(dateText(at)) })}</span>
        </p>
        {identity === null || identity.kind === 'passport' ? null : (
          <p className="text-soft">{t(`verifiedText.${identity.kind}`, { last: ltrText(identity.last4) })}</p>
        )}
      </div>
    </Card>
  );
}
