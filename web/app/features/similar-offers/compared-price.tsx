import type { ComparedPrice, ComparedUnit } from '@diyar/contract/supply/similar-offers';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { useBasis } from './use-basis.ts';

const TONE = { below: 'info', among: 'primary', above: 'warning' } as const;

/** One price of a unit beside the quartiles of like ones, and what is suggested for it, with the reasons. */
export function ComparedPriceBlock({ unit, price }: { unit: ComparedUnit; price: ComparedPrice }) {
  const t = useTranslations();
  const basis = useBasis(unit, price);
  const { kind, measure } = price;
  const name = t(`common.period.${kind === 'main' || kind === 'per_meter' ? 'sale' : kind}`);
  const own = t(measure === 'whole' ? 'similarOffers.own' : 'similarOffers.ownMetre');
  return (
    <section className="grid min-w-0 gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-bold">{name}</h3>
        <Badge tone={TONE[price.place]}>{t(`similarOffers.place.${price.place}`)}</Badge>
      </div>
      <Band price={price} />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-4">
        <Figure name={own} text={price.price.text} isOwn />
        <Figure name={t('similarOffers.low')} text={price.low.text} />
        <Figure name={t('similarOffers.median')} text={price.median.text} />
        <Figure name={t('similarOffers.high')} text={price.high.text} />
      </dl>
      <p className="text-xs text-soft">{basis}</p>
      <Occupancy price={price} />
      <Suggestion price={price} />
    </section>
  );
}

function Figure(props: { name: string; text: string; isOwn?: true }) {
  return (
    <div>
      <dt className="text-xs text-soft">{props.name}</dt>
      <dd className={props.isOwn ? 'font-bold text-primary' : 'font-medium'}>
        <Price text={props.text} />
      </dd>
    </div>
  );
}

/** A line of prices: the half of the ads around the middle as a box, the usual price and the unit's own upon it. */
function Band({ price: { low, median, high, price: own } }: { price: ComparedPrice }) {
  const t = useTranslations('similarOffers');
  const [least, most] = [Math.min(low.amount, own.amount), Math.max(high.amount, own.amount)];
  const room = Math.max((most - least) * 0.1, 1);
  const at = (amount: number) => ((amount - least + room) / (most - least + 2 * room)) * 100;
  const start = (amount: number) => ({ insetInlineStart: `${at(amount)}%` });
  const label = t('band', { low: low.text, high: high.text, median: median.text, own: own.text });
  return (
    <div role="img" aria-label={label} className="relative mt-1 h-6">
      <span className="absolute inset-x-0 top-2.5 h-1 rounded-pill bg-sunken" />
      <span
        style={{ ...start(low.amount), width: `${at(high.amount) - at(low.amount)}%` }}
        className="absolute top-1.5 h-3 rounded-pill bg-primary-soft"
      />
      <span style={start(median.amount)} className="absolute top-1 h-4 w-0.5 bg-soft" />
      <span
        style={start(own.amount)}
        className="absolute top-1 -ms-2 size-4 rounded-full border-2 border-surface bg-primary"
      />
    </div>
  );
}

function Occupancy({ price: { occupancy } }: { price: ComparedPrice }) {
  const t = useTranslations('similarOffers');
  if (occupancy === null) return null;
  const percent = (tenths: number) => Math.round(tenths / 10);
  const { own, others, units } = occupancy;
  return <p className="text-sm">{t('occupancy', { own: percent(own), others: percent(others), units })}</p>;
}

function Suggestion({ price: { suggestion } }: { price: ComparedPrice }) {
  const t = useTranslations('similarOffers');
  const { move, price, reasons } = suggestion;
  const look = move === 'keep' ? 'bg-sunken' : 'bg-primary-soft';
  return (
    <div className={`flex gap-3 rounded-base px-4 py-3 ${look}`}>
      <Icon name="sparkle" className="mt-0.5 size-5 shrink-0 text-primary" />
      <div className="grid min-w-0 gap-1">
        <p className="font-bold">
          {move === 'keep' || price === null
            ? t('suggestion.keep')
            : t(`suggestion.${move}`, { price: ltrText(price.text) })}
        </p>
        <ul className="grid gap-0.5 text-sm">
          {reasons.map((reason) => (
            <li key={reason}>{t(`reasons.${reason}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
