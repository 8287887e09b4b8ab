import { PERIODS, type Period } from '@diyar/contract/words/period';
import { type ReactNode, useState } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { periodWord } from '../../ads/periods.ts';
import { SEGMENT } from './period-segment.ts';

/** Stands among the periods of a form for what is bought; `parseSearch` makes the purpose of it. */
const SALE = 'sale';

/** The four periods of a form. Pressing the chosen one again leaves the period open. */
export function PeriodField(props: {
  chosen: string | undefined;
  labelHidden?: boolean;
  /** Offers to buy beside them: where a search begins it is as near as renting. */
  withSale?: boolean;
  /** How many ads a period would find, under its name. */
  count?: (period: string) => ReactNode;
  /** Called when the chosen one was left again: of that a radio's form hears nothing. */
  onCleared?: () => void;
}) {
  const t = useTranslations();
  const [chosen, setChosen] = useState(props.chosen ?? '');
  const values = [...PERIODS.map(String), ...(props.withSale ? [SALE] : [])];
  return (
    <fieldset className="min-w-0">
      <legend className={props.labelHidden ? 'sr-only' : 'mb-1.5 font-medium'}>
        {t(props.withSale ? 'results.form.rentOrBuy' : 'results.form.period')}
      </legend>
      <div className="flex gap-1 rounded-base bg-sunken p-1">
        {values.map((value) => (
          <label
            key={value}
            className={`${SEGMENT} flex-col ${props.withSale ? 'max-sm:px-0.5' : ''} has-checked:bg-raised has-checked:font-bold has-checked:text-primary has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-primary`}
          >
            <input
              type="radio"
              name="period"
              value={value}
              checked={chosen === value}
              onChange={() => setChosen(value)}
              onClick={() => {
                if (chosen !== value) return;
                setChosen('');
                props.onCleared?.();
              }}
              className="sr-only"
            />
            {t(`common.period.${wordOf(value)}`)}
            {props.count?.(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const wordOf = (value: string) => periodWord(value === SALE ? null : (Number(value) as Period));
