import type { CellValue, PastChange, PricedUnit } from '@diyar/contract/supply/host-prices';
import type { PriceField } from '@diyar/contract/supply/price-fields';
import { dateTimeText } from '@diyar/contract/values/format';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { shownText } from './cells.ts';

/** What became of one price: who changed it when, from what to what. */
export function CellPast(props: { unit: PricedUnit; field: PriceField; onClose: () => void }) {
  const t = useTranslations('priceGrid');
  const { unit, field } = props;
  const { data, error } = useQuery({
    queryKey: ['price-changes', unit.id, field, unit.version],
    queryFn: () =>
      callApi('GET /api/v1/host/units/{id}/price_changes', { params: { id: unit.id }, query: { field } }),
  });
  const name = t('cellOf', { column: t(`columns.${field}`), unit: unit.name });
  return (
    <Sheet isOpen onClose={props.onClose} title={t('past.title')} closeLabel={t('past.close')}>
      <p className="pb-4 font-bold">{name}</p>
      {data === undefined && error === null ? <Skeleton className="h-40" /> : null}
      {data === undefined && error !== null ? <p role="alert">{t('past.failed')}</p> : null}
      {data?.items.length === 0 ? <p className="text-soft">{t('past.empty')}</p> : null}
      <ol className="grid gap-4">
        {data?.items.map((change) => (
          <Change key={change.at + JSON.stringify(change.after)} change={change} field={field} />
        ))}
      </ol>
    </Sheet>
  );
}

function Change({ change, field }: { change: PastChange; field: PriceField }) {
  const t = useTranslations('priceGrid');
  const text = (value: CellValue | null) => {
    const amount = shownText(field, value);
    if (amount === '') return t('none');
    return value?.active === false ? `${ltrText(amount)} (${t('off')})` : ltrText(amount);
  };
  const { by, by_name: name } = change;
  return (
    <li className="grid gap-0.5 border-b border-line pb-3">
      <span className="tabular font-medium">
        {t('past.from', { before: text(change.before), after: text(change.after) })}
      </span>
      <span className="text-xs text-soft">
        <bdi>{name ?? t(`past.by.${by ?? 'unknown'}`)}</bdi> · <bdi dir="ltr">{dateTimeText(change.at)}</bdi>
      </span>
    </li>
  );
}
