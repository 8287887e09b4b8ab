import type { HostAdDetails } from '@diyar/contract/host-ads';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';

/** What stands between an ad and its approval: what an operator asked to change, and what it lacks. */
export function BeforeApproval({
  ad,
}: {
  ad: Pick<HostAdDetails, 'state' | 'steps' | 'missing' | 'abilities'>;
}) {
  const t = useTranslations('ownAds');
  const asked = ad.state === 'changes_asked' ? (ad.steps[0]?.asked ?? []) : [];
  return (
    <>
      {asked.length === 0 ? null : (
        <Notice tone="warning" icon="warning">
          <p className="font-bold">{t('askedTitle')}</p>
          <ul className="grid gap-1 pt-1">
            {asked.map(({ field, text }) => (
              <li key={field}>
                <span className="font-medium">{t(`askedFields.${field}`)}: </span>
                <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {!ad.abilities.submit || ad.missing.length === 0 ? null : (
        <Notice tone="info">
          <p className="font-bold">{t('missingTitle')}</p>
          <ul className="list-disc ps-5 pt-1">
            {[...new Set(ad.missing.map(({ msg }) => msg))].map((msg) => (
              <li key={msg}>{msg}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
