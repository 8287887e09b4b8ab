import type { LicenceComparison } from '@diyar/contract/supply/host-licences';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge, Notice } from '../../ui/badge.tsx';

const EXPLAINED = ['purpose', 'property_type', 'city', 'area', 'price'] as const;
type Explained = (typeof EXPLAINED)[number];

/** A licence beside its unit, field by field, each difference with what to do about it. */
export function ComparedFields<Row extends LicenceComparison>(props: {
  comparison: readonly Row[];
  /** What may be done about a field, below what is said of it. */
  actionOf?: (row: Row) => ReactNode;
}) {
  const { comparison, actionOf } = props;
  const t = useTranslations('licences');
  const said = comparison.filter(({ registry, ours }) => registry !== null || ours !== null);
  const count = comparison.filter(({ agrees, is_binding }) => agrees === false && is_binding).length;
  return (
    <div className="grid gap-3">
      <h3 className="font-bold">{t('compare')}</h3>
      <Notice tone={count === 0 ? 'primary' : 'danger'} icon={count === 0 ? 'check' : 'warning'}>
        {count === 0 ? t('fits') : t('mismatch', { count })}
      </Notice>
      <div>
        <p
          aria-hidden
          className="hidden gap-x-4 border-b border-line pb-2 text-xs text-soft sm:grid sm:grid-cols-[9rem_1fr_1fr_6rem]"
        >
          <span>{t('columns.field')}</span>
          <span>{t('columns.registry')}</span>
          <span>{t('columns.ours')}</span>
        </p>
        <ul className="grid">
          {said.map((row) => (
            <ComparedField key={row.field} row={row} action={actionOf?.(row)} />
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A fact that is the same on both sides is told once where there is little room. */
function ComparedField({ row, action }: { row: LicenceComparison; action: ReactNode }) {
  const t = useTranslations('licences');
  const { field, registry, ours, agrees, is_binding } = row;
  const isSame = agrees === true && registry === ours;
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-b border-line/70 py-2.5 sm:grid-cols-[9rem_1fr_1fr_6rem]">
      <p className="font-medium">{t(`field.${field}`)}</p>
      <p className="text-end sm:order-last">
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
      <Said name={t('columns.registry')} value={registry} hidesName={isSame} />
      <Said name={t('columns.ours')} value={ours} isRepeated={isSame} />
      {agrees === false ? (
        <p className="col-span-2 text-sm text-soft sm:order-last sm:col-span-4">
          {explained(t, field, { registry, ours })}
        </p>
      ) : null}
      {action ? <div className="col-span-2 sm:order-last sm:col-span-4">{action}</div> : null}
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
  return t(`explain.${field}`, { registry: isolated(registry), ours: isolated(ours) });
}

/** An Arabic value runs from the right although a price stands first in it. */
const ARABIC = /[\u0621-\u064A]/;

/** Whichever way its words run, they stay together in a sentence. */
const isolated = (text: string | null) => `\u2068${text ?? ''}\u2069`;

function Said(props: { name: string; value: string | null; hidesName?: boolean; isRepeated?: boolean }) {
  const t = useTranslations('licences');
  const { name, value, hidesName = false, isRepeated = false } = props;
  return (
    <p
      className={`col-span-2 items-baseline justify-between gap-3 sm:col-span-1 sm:block ${isRepeated ? 'hidden' : 'flex'}`}
    >
      <span className={`text-sm text-soft sm:sr-only ${hidesName ? 'sr-only' : ''}`}>{name}</span>
      {value === null ? (
        <span className="text-soft">{t('nothing')}</span>
      ) : (
        <bdi dir={ARABIC.test(value) ? 'rtl' : 'ltr'} className="tabular">
          {value}
        </bdi>
      )}
    </p>
  );
}
