import type { PriceOverride, UnitPrices } from '@diyar/contract/supply/unit-prices';
import { dateTimeText } from '@diyar/contract/values/format';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

interface OverrideListProps {
  overrides: readonly PriceOverride[];
  mayEdit: boolean;
  onRemoved: (prices: UnitPrices) => void;
}

/** The special prices of a unit, each with the way to take it back. */
export function OverrideList({ overrides, mayEdit, onRemoved }: OverrideListProps) {
  const t = useTranslations('hostPrices.days');
  return (
    <Card as="section" className="grid gap-4 p-5">
      <h2 className="text-lg font-bold">{t('list')}</h2>
      {overrides.length === 0 ? (
        <p className="text-soft">{t('listEmpty')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {overrides.map((override) => (
            <Row key={override.id} override={override} mayEdit={mayEdit} onRemoved={onRemoved} />
          ))}
        </ul>
      )}
      {overrides.length > 1 ? <p className="text-xs text-soft">{t('orderNote')}</p> : null}
    </Card>
  );
}

function Row(props: { override: PriceOverride } & Omit<OverrideListProps, 'overrides'>) {
  const { override, mayEdit, onRemoved } = props;
  const t = useTranslations('hostPrices.days');
  const lang = useLang();
  const [isPending, setPending] = useState(false);
  const what = useWhat(override);
  const remove = async () => {
    setPending(true);
    try {
      onRemoved(await callApi('DELETE /api/v1/host/overrides/{id}', { params: { id: override.id }, lang }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
      setPending(false);
    }
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <span className="min-w-0 grow">
        {what}
        <Painter edited={override.edited} />
        {override.below_minimum === null ? null : (
          <span className="block text-sm text-danger">
            {t('belowMinimum', { price: ltrText(override.below_minimum.text) })}
          </span>
        )}
      </span>
      <Price override={override} />
      {mayEdit ? (
        <Button kind="quiet" size="small" pending={isPending} onClick={() => void remove()}>
          <span aria-hidden="true">{t('remove')}</span>
          <span className="sr-only">{t('removeOf', { what })}</span>
        </Button>
      ) : null}
    </li>
  );
}

function Painter({ edited }: Pick<PriceOverride, 'edited'>) {
  const t = useTranslations('hostPrices');
  if (edited === null) return null;
  const date = ltrText(dateTimeText(edited.at));
  const name = edited.by_name ?? t('discount.team');
  return (
    <span className="block text-xs text-soft">
      {edited.by === 'me' ? t('days.setByMe', { date }) : t('days.setBy', { name, date })}
    </span>
  );
}

function useWhat({ from, to, weekday, season }: PriceOverride): string {
  const t = useTranslations('hostPrices.days');
  if (season !== null) return t(`seasons.${season}`);
  if (weekday !== null) return t('everyWeek', { day: t(`weekdays.${String(weekday) as '1'}`) });
  const dates = { from: ltrText(from ?? ''), to: ltrText(to ?? '') };
  return from === to ? t('oneDay', dates) : t('dates', dates);
}

function Price({ override: { amount, percent } }: { override: PriceOverride }) {
  const t = useTranslations('hostPrices.days');
  if (amount !== null) {
    return (
      <bdi dir="ltr" className="tabular font-bold">
        {amount.text}
      </bdi>
    );
  }
  const share = percent ?? 0;
  return <span className="font-bold">{t(share > 0 ? 'plus' : 'minus', { percent: Math.abs(share) })}</span>;
}
