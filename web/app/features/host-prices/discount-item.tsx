import type { HostCoupon, HostOffer } from '@diyar/contract/supply/host-discounts';
import { dateTimeText } from '@diyar/contract/values/format';
import { moneyText } from '@diyar/contract/values/money';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

interface DiscountItemProps {
  item: HostOffer | HostCoupon;
  mayEdit: boolean;
  onEdit: () => void;
  onPause: (paused: boolean) => void;
  onRemove: () => void;
}

/** A discount or coupon: how it stands, what it does to real prices, and what came of it. */
export function DiscountItem(props: DiscountItemProps) {
  const t = useTranslations('hostPrices');
  const { item } = props;
  const value = item.type_discount === 'percent' ? `${item.discount}%` : moneyText(item.discount);
  return (
    <Card as="article" className="grid gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <h2 className="font-bold">
            <bdi>{item.name}</bdi>
          </h2>
          <p className="text-soft">
            <span className="font-bold text-ink">{t('discount.off', { value: ltrText(value) })}</span>
            {' · '}
            {item.periods.map((period) => t(`periods.${period}`)).join('، ')}
          </p>
          <p className="text-sm text-soft">
            {t('discount.dates', { from: ltrText(item.from), to: ltrText(item.to) })}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {'code' in item ? (
            <code
              dir="ltr"
              className="rounded-base border border-dashed border-field-line px-3 py-1 font-bold"
            >
              {item.code}
            </code>
          ) : null}
          <Badge tone={item.state === 'running' ? 'primary' : 'neutral'}>
            {t(`${kindOf(item)}.states.${item.state}`)}
          </Badge>
        </div>
      </div>
      <Units item={item} />
      <Results item={item} />
      <Editor edited={item.edited} />
      <Actions {...props} />
    </Card>
  );
}

function Editor({ edited }: Pick<HostOffer, 'edited'>) {
  const t = useTranslations('hostPrices.discount');
  if (edited === null) return null;
  const date = ltrText(dateTimeText(edited.at));
  return (
    <p className="text-xs text-soft">
      {edited.by === 'me'
        ? t('editedByMe', { date })
        : t('editedBy', { name: edited.by_name ?? t('team'), date })}
    </p>
  );
}

const kindOf = (item: HostOffer | HostCoupon) => ('code' in item ? 'coupons' : 'offers');

const MOST_SHOWN = 3;

function Units({ item }: { item: HostOffer | HostCoupon }) {
  const t = useTranslations('hostPrices');
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button goes, and the keyboard to what came in its place.
  const showAll = () => {
    flushSync(() => setWhole(true));
    list.current?.querySelectorAll<HTMLElement>('li')[MOST_SHOWN]?.focus();
  };
  if ('all_units' in item && item.all_units) return <p className="text-sm">{t('coupons.allUnits')}</p>;
  const hidden = item.units.filter((unit) => unit.prices.some(({ honest }) => !honest));
  const shown = isWhole ? item.units : item.units.slice(0, MOST_SHOWN);
  const left = item.units.length - shown.length;
  return (
    <div className="grid gap-2 text-sm">
      <p className="text-soft">{t('discount.unitsCount', { count: item.units.length })}</p>
      {'code' in item ? null : (
        <ul ref={list} aria-label={t('discount.preview')} className="grid gap-2">
          {shown.map((unit) => (
            <li key={unit.id} tabIndex={-1} className="rounded-base bg-sunken px-3 py-2">
              <bdi className="font-medium">{unit.name}</bdi>
              {unit.prices.map(({ period, price, after }) => (
                <span key={period} className="block text-soft">
                  {t('discount.previewLine', {
                    period: t(`periods.${period}`),
                    before: ltrText(price.text),
                    after: ltrText(after.text),
                  })}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
      {'code' in item || left === 0 ? null : (
        <div>
          <Button kind="quiet" size="small" onClick={showAll}>
            {t('discount.moreUnits', { count: left })}
          </Button>
        </div>
      )}
      {'code' in item
        ? null
        : hidden.map((unit) => (
            <p key={unit.id} className="text-warning">
              {t('offers.hidesWas', { unit: unit.name })}
            </p>
          ))}
    </div>
  );
}

function Results({ item }: { item: HostOffer | HostCoupon }) {
  const t = useTranslations('hostPrices');
  const { used, given_away: given, earned } = item.results;
  const limit = 'uses_most' in item ? item.uses_most : null;
  return (
    <dl className="grid grid-cols-3 gap-3 border-t border-line pt-4 text-sm">
      <Figure name={t(`${kindOf(item)}.used`)} value={limit === null ? String(used) : `${used} / ${limit}`} />
      <Figure name={t('discount.givenAway')} value={given.text} />
      <Figure name={t('discount.earned')} value={earned.text} />
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid content-start">
      <dt className="order-2 text-xs text-soft">{name}</dt>
      <dd>
        <bdi dir="ltr" className="tabular font-bold">
          {value}
        </bdi>
      </dd>
    </div>
  );
}

function Actions({ item, mayEdit, onEdit, onPause, onRemove }: DiscountItemProps): ReactNode {
  const t = useTranslations('hostPrices.discount');
  if (!mayEdit) return null;
  const name = <span className="sr-only"> {item.name}</span>;
  return (
    <div className="flex flex-wrap gap-2">
      <Button kind="secondary" size="small" onClick={onEdit}>
        {t('edit')}
        {name}
      </Button>
      {item.state === 'over' ? null : (
        <Button kind="secondary" size="small" onClick={() => onPause(item.state !== 'paused')}>
          {t(item.state === 'paused' ? 'resume' : 'pause')}
          {name}
        </Button>
      )}
      <Button kind="quiet" size="small" onClick={onRemove}>
        {t('remove')}
        {name}
      </Button>
    </div>
  );
}
