import type { AdDetails, Service } from '@diyar/contract/finding/ads';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { dailyNounOf, perWord } from '../ads/daily-noun.ts';
import { Section } from './section.tsx';

/** Services that can be booked with a stay, and those that every stay includes. */
export function Services({ ad }: { ad: AdDetails }) {
  const t = useTranslations('details.services');
  if (ad.services.length === 0) return null;
  return (
    <Section title={t('heading')}>
      <ul className="grid">
        {ad.services.map((service) => (
          <ServiceRow key={service.id} service={service} ad={ad} />
        ))}
      </ul>
    </Section>
  );
}

function ServiceRow({ service, ad }: { service: Service; ad: AdDetails }) {
  const t = useTranslations();
  const lang = useLang();
  const periods = ad.prices.flatMap(({ period }) =>
    period === null ? [] : [t(`common.per.${perWord(period, dailyNounOf(ad))}`)],
  );
  const per =
    service.charge === 'per_period'
      ? new Intl.ListFormat(lang, { type: 'disjunction' }).format(periods)
      : t(`details.services.${service.charge}`);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line/70 py-3 last:border-0">
      <span className="font-medium">{service.name}</span>
      {service.mandatory ? <Badge>{t('details.services.mandatory')}</Badge> : null}
      <span className="tabular ms-auto text-end">
        {service.price.amount === 0 ? (
          <span className="font-bold">{t('details.services.free')}</span>
        ) : (
          <>
            <bdi dir="ltr" className="font-bold">
              {service.price.text}
            </bdi>{' '}
            <span className="text-xs text-soft">{per}</span>
          </>
        )}
      </span>
    </li>
  );
}
