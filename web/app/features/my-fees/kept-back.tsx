import type { CallData } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';

type Payouts = CallData<'GET /api/v1/payouts'>;

/** Nowhere to pay to, a place that failed, or bookings whose money is held. */
export function KeptBack({ payouts: { destination, refused, held } }: { payouts: Payouts }) {
  const t = useTranslations('myFees');
  const lang = useLang();
  const way = (label: string) => (
    <Link to={paths(lang).myInfo()} className={buttonLook('secondary', 'small')}>
      {label}
    </Link>
  );
  return (
    <>
      {destination === null ? (
        <Notice tone="warning" icon="info" action={way(t('addDestination'))}>
          <p className="font-bold">{t('noDestination')}</p>
          <p className="text-sm">{t('noDestinationText')}</p>
        </Notice>
      ) : null}
      {refused === null ? null : (
        <Notice tone="danger" icon="warning" action={way(t('editDestination'))}>
          <p className="font-bold">{t('refused', { reason: refused })}</p>
          <p className="text-sm">{t('refusedText')}</p>
        </Notice>
      )}
      {held === 0 ? null : (
        <Notice tone="info" icon="info">
          {t('held', { count: held })}
        </Notice>
      )}
    </>
  );
}
