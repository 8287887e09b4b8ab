import type { LicenceComparison } from '@diyar/contract/host-licences';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge, Notice } from '../../ui/badge.tsx';

const EXPLAINED = ['purpose', 'property_type', 'city', 'area', 'price'] as const;
type Explained = (typeof EXPLAINED)[number];

/** A licence beside its unit, field by field, each difference with what to do about it. */
export function ComparedFields({ comparison }: { comparison: readonly LicenceComparison[] }) {
  const t = useTranslations('licences');
  const said = comparison.filter(({ registry, ours }) => registry !== null || ours !== null);
  const count = comparison.filter(({ agrees, is_binding }) => agrees === false && is_binding).length;
  return (
    <div className="grid gap-3">
      <h3 className="font-bold">{t('compare')}</h3>
      <Notice tone={count === 0 ? 'primary' : 'danger'} icon={count === 0 ? 'check' : 'warning'}>
        {count === 0 ? t('fits') : t('mismatch', { count })}
      </Notice>
      <ul className="grid">
        {said.map((row) => (
          <ComparedField key={row.field} row={row} />
        ))}
      </ul>
    </div>
  );
}

function ComparedField({ row }: { row: LicenceComparison }) {
  const t = useTranslations('licences');
  const { field, registry, ours, agrees, is_binding } = row;
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line/70 py-2.5 sm:grid-cols-[9rem_1fr_1fr_6rem] sm:items-baseline">
      <p className="flex items-baseline justify-between gap-3 font-medium">{t(`field.${field}`)}</p>
      <Said name={t('columns.registry')} value={registry} />
      <Said name={t('columns.ours')} value={ours} />
      <p className="sm:text-end">
        {agrees === null ? (
          <Badge>{t('unknown')}</Badge>
        ) : (
          <Badge
            tone={agrees ? 'primary' : is_binding ? 'danger' : 'warning'}
            icon={agrees ? 'check' : 'warning'}
          >
            {t(agrees ? 'agrees' : 'differs')}
          </Badge>
        )}
      </p>
      {agrees === false ? (
        <p className="text-sm text-soft sm:col-span-4">{explained(t, field, { registry, ours })}</p>
      ) : null}
    </li>
  );
}

function explained(
  t: ReturnType<typeof useTranslations<'licences'>>,
  field: LicenceComparison['field'],
  { registry, ours }: Pick<LicenceComparison, 'registry' | 'ours'>,
): string {
  const isExplained = (one: string): one is Explained => EXPLAINED.some((known) => known === one);
  if (!isExplained(field)) return t('explain.other');
  const isFigure = field === 'area' || field === 'price';
  const shown = (text: string | null) => (isFigure ? ltrText(text ?? '') : (text ?? ''));
  return t(`explain.${field}`, { registry: shown(registry), ours: shown(ours) });
}

function Said({ name, value }: { name: string; value: string | null }) {
  const t = useTranslations('licences');
  return (
    <p className="flex items-baseline justify-between gap-3 sm:block">
      <span className="text-sm text-soft sm:block sm:text-xs">{name}</span>
      {value === null ? (
        <span className="text-soft">{t('nothing')}</span>
      ) : (
        <bdi className="tabular">{value}</bdi>
      )}
    </p>
  );
}
