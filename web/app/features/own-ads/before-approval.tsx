import type { HostAdDetails } from '@diyar/contract/supply/host-ads';
import { ADVERTISER_CONDITIONS } from '@diyar/contract/words/licence-fields';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { useSession } from '../../session/session.ts';
import { deskPaths } from '../../site/desk-paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';

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
        <Notice tone="info" action={<ToVerification ad={ad} />}>
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

/** Where an advertiser proves what an ad cannot be published without. */
function ToVerification({ ad }: { ad: Pick<HostAdDetails, 'missing'> }) {
  const t = useTranslations('ownAds');
  const lang = useLang();
  const { userType } = useSession();
  if (!ad.missing.some(({ code }) => ADVERTISER_CONDITIONS.includes(code))) return null;
  const to = deskPaths(lang);
  return (
    <Link
      to={userType === 'bussines' ? to.verifyOffice() : to.verifyAccount()}
      className={buttonLook('secondary', 'small')}
    >
      {t('toVerification')}
    </Link>
  );
}
