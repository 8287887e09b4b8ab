import type { HostAdDetails } from '@diyar/contract/supply/host-ads';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { supplyPaths } from '../../site/supply-paths.ts';
import { Notice } from '../../ui/badge.tsx';

/** On the page of one's own ad: an edit that waits, or was sent back, with the way to its form. */
export function RevisionsOnAd({
  ad,
}: {
  ad: Pick<HostAdDetails, 'state' | 'revisions' | 'property_id' | 'unit_id'>;
}) {
  const t = useTranslations('revisions');
  const to = supplyPaths(useLang());
  return ad.revisions.map(({ of, state }) => (
    <Notice
      key={of}
      tone={state === 'waiting' ? 'info' : 'warning'}
      icon={state === 'waiting' ? 'clock' : 'warning'}
    >
      <p>{t(`onAd.${state === 'waiting' && ad.state !== 'published' ? 'waitingOff' : state}`)}</p>
      <Link
        to={of === 'unit' ? to.editUnit(ad.property_id, ad.unit_id) : to.editProperty(ad.property_id)}
        className="font-medium text-primary hover:underline"
      >
        {t(`open.${of}`)}
      </Link>
    </Notice>
  ));
}
