import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Part } from './evidence-part.tsx';
import type { AdEvidence } from './queue.ts';

/** What a guest may add to a stay, or must, by its names in both languages. */
export function EvidenceServices({ services }: { services: AdEvidence['services'] }) {
  const t = useTranslations('console.ads');
  const lang = useLang();
  return (
    <Part title={t('services')}>
      {services.length === 0 ? <p className="text-sm text-soft">{t('noServices')}</p> : null}
      <ul className="grid gap-1 text-sm">
        {services.map((service) => (
          <li key={`${service.name_ar} ${service.name_en}`} className="flex flex-wrap items-center gap-x-3">
            <span className="font-medium">
              <bdi>{lang === 'ar' ? service.name_ar : service.name_en}</bdi>{' '}
              <bdi className="font-normal text-soft">{lang === 'ar' ? service.name_en : service.name_ar}</bdi>
            </span>
            <span className="tabular">
              <bdi dir="ltr">{service.price.text}</bdi> {t(`charge.${service.charge}`)}
            </span>
            {service.mandatory ? <Badge>{t('mandatory')}</Badge> : null}
          </li>
        ))}
      </ul>
    </Part>
  );
}
