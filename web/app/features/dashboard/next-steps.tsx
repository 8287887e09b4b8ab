import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { pricePaths } from '../../site/price-paths.ts';
import { requestPaths } from '../../site/request-paths.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Where an advertiser with nothing waiting finds more bookings. */
export function NextSteps() {
  const t = useTranslations('dashboard.home');
  const lang = useLang();
  const steps = [
    {
      icon: 'search',
      to: requestPaths(lang).marketing(),
      title: t('nextMarketing'),
      text: t('nextMarketingText'),
    },
    {
      icon: 'sort',
      to: pricePaths(lang).similarOffers(),
      title: t('nextSimilar'),
      text: t('nextSimilarText'),
    },
    { icon: 'share', to: pricePaths(lang).lists(), title: t('nextShare'), text: t('nextShareText') },
  ] as const;
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">{t('next')}</h2>
      <ul className="grid gap-3 md:grid-cols-3">
        {steps.map(({ icon, to, title, text }) => (
          <Card as="li" key={to} className="relative flex items-start gap-3 p-5">
            <span className="text-primary">
              <Icon name={icon} />
            </span>
            <div className="grid gap-1">
              <Link to={to} className="font-bold after:absolute after:inset-0 hover:underline">
                {title}
              </Link>
              <p className="text-sm text-soft">{text}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
