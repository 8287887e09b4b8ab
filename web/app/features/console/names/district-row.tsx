import type { ConsoleDistrict } from '@diyar/contract/console/console-names';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';

/** A district in both languages, with what can be done with it. */
export function DistrictRow(props: { district: ConsoleDistrict; onEdit: () => void; onMerge: () => void }) {
  const t = useTranslations('consoleNames');
  const lang = useLang();
  const { name_ar, name_en, city, reviewed, approximate, properties } = props.district;
  const name = lang === 'ar' ? name_ar : name_en;
  return (
    <li className="grid items-center gap-2 border-b border-line px-4 py-2 last:border-0 sm:grid-cols-[1fr_8rem_9rem_auto]">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-bold">{name_ar}</span>
        <bdi className="text-soft">{name_en}</bdi>
        {reviewed ? null : <Badge tone="warning">{t('unreviewed')}</Badge>}
        {approximate ? <Badge>{t('approximate')}</Badge> : null}
      </span>
      <span className="text-sm text-soft">{city.name}</span>
      <span className="text-sm text-soft">{t('properties', { count: properties })}</span>
      <span className="flex gap-1">
        <Button kind="quiet" size="small" aria-label={t('editNamed', { name })} onClick={props.onEdit}>
          {t('edit')}
        </Button>
        <Button kind="quiet" size="small" aria-label={t('mergeNamed', { name })} onClick={props.onMerge}>
          {t('merge')}
        </Button>
      </span>
    </li>
  );
}
