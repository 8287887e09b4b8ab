import type { PriceSpread as Spread } from '@diyar/contract/finding/price-spread';
import { moneyText } from '@diyar/contract/values/money';
import { type ChangeEvent, useRef } from 'react';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { usePriceSpread } from './use-price-spread.ts';
import './price-spread.css';

/**
 * The prices of a search as columns, with a handle at either end of those that are asked for. The handles write into the form's
 * fields of prices, and stand where these say.
 */
export function PriceSpread({ onMoved }: { onMoved: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const { spread, least, most } = usePriceSpread(box);
  const write = (name: 'price_min' | 'price_max', riyals: number | undefined) => {
    const field = box.current?.closest('form')?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = riyals === undefined ? '' : String(riyals);
    field.dispatchEvent(new Event('change', { bubbles: true }));
    onMoved();
  };
  return (
    <div ref={box} className="empty:hidden">
      {spread === undefined || spread.counts.length < 2 ? null : (
        <Columns spread={spread} least={least} most={most} onWrite={write} />
      )}
    </div>
  );
}

interface ColumnsProps {
  spread: Spread;
  least: number | undefined;
  most: number | undefined;
  onWrite: (name: 'price_min' | 'price_max', riyals: number | undefined) => void;
}

function Columns({ spread, least, most, onWrite }: ColumnsProps) {
  const t = useTranslations('filters');
  const { from, step, counts, beyond } = spread;
  const columns = beyond === 0 ? counts : [...counts, beyond];
  const ends = columns.length;
  const placeOf = (riyals: number) => Math.min(ends, Math.max(0, Math.round((riyals - from) / step)));
  const high = Math.max(1, most === undefined ? ends : placeOf(most));
  const low = Math.min(high - 1, least === undefined ? 0 : placeOf(least));
  const said = (place: number) => ltrText(moneyText((from + place * step) * 100));
  const highest = Math.max(...columns);
  return (
    <div className="mb-1 grid">
      <div aria-hidden="true" className="flex h-16 items-end gap-px px-3.5">
        {columns.map((count, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={place}
            className={`min-w-0 grow rounded-t-[2px] ${place >= low && place < high ? 'bg-primary' : 'bg-line'}`}
            style={{ height: count === 0 ? 0 : `${Math.max(4, (100 * count) / highest)}%` }}
          />
        ))}
      </div>
      <div className="relative h-6">
        <span aria-hidden="true" className="absolute inset-x-3.5 top-0 h-px bg-field-line" />
        <Handle
          label={t('spread.least')}
          text={low === 0 ? t('spread.any') : said(low)}
          value={low}
          ends={ends}
          onMove={(place) => {
            const next = Math.min(place, high - 1);
            onWrite('price_min', next === 0 ? undefined : from + next * step);
          }}
        />
        <Handle
          label={t('spread.most')}
          text={high === ends ? t('spread.any') : said(high)}
          value={high}
          ends={ends}
          onMove={(place) => {
            const next = Math.max(place, low + 1);
            onWrite('price_max', next === ends ? undefined : from + next * step);
          }}
        />
      </div>
    </div>
  );
}

/** A native slider of which only the handle takes a finger, so that two of them can lie on one line. It has no name: no field of the form. */
function Handle(props: {
  label: string;
  text: string;
  value: number;
  ends: number;
  onMove: (place: number) => void;
}) {
  return (
    <input
      type="range"
      min={0}
      max={props.ends}
      value={props.value}
      aria-label={props.label}
      aria-valuetext={props.text}
      onChange={(event: ChangeEvent<HTMLInputElement>) => props.onMove(Number(event.target.value))}
      className="price-handle absolute inset-x-0 -top-3.5 h-7 w-full"
    />
  );
}
