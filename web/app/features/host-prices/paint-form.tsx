import { WEEKENDS } from '@diyar/contract/supply/unit-prices';
import type { SeasonDates } from '@diyar/contract/words/seasons';
import { type FormEvent, useId } from 'react';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { ManyChips } from '../../ui/chips.tsx';
import { SegmentedControl } from '../../ui/choice.tsx';
import { Select } from '../../ui/select.tsx';
import { FieldNote } from '../../ui/text-field.tsx';
import { NumberField } from '../host-fields/number-field.tsx';
import { PaintPreview } from './paint-preview.tsx';
import type { Painter } from './use-painting.ts';

/** Chooses days and their price, says what would change, and saves it. */
export function PaintForm({ painter, seasons }: { painter: Painter; seasons: readonly SeasonDates[] }) {
  const t = useTranslations('hostPrices.days');
  const { painting, change } = painter;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void painter.save();
  };
  return (
    <form onSubmit={submit} noValidate className="grid content-start gap-5">
      <h2 className="text-lg font-bold">{t('paint')}</h2>
      <SegmentedControl
        label={t('when')}
        options={(['dates', 'weekdays', 'season'] as const).map((value) => ({
          value,
          label: t(`whens.${value}`),
        }))}
        value={painting.when}
        onChange={(when) => change({ when })}
      />
      {painting.when === 'dates' ? <Dates painter={painter} /> : null}
      {painting.when === 'weekdays' ? <Weekdays painter={painter} /> : null}
      {painting.when === 'season' ? <SeasonField painter={painter} seasons={seasons} /> : null}
      <PriceFields painter={painter} />
      <PaintPreview kind={painting.kind} days={painter.preview} />
      <Button
        type="submit"
        pending={painter.isPending}
        disabledReason={painter.isComplete ? undefined : t('pick')}
      >
        {t('save')}
      </Button>
    </form>
  );
}

function Dates({ painter }: { painter: Painter }) {
  const t = useTranslations('hostPrices.days');
  const id = useId();
  const { from, to } = painter.painting;
  return (
    <div>
      <p role="status" className={from === '' ? 'text-soft' : 'font-medium'}>
        {from === '' ? t('pick') : t('picked', { from: ltrText(from), to: ltrText(to) })}
      </p>
      <FieldNote id={id} error={painter.errorOf('from', 'to')} />
    </div>
  );
}

/** Sunday first, as weeks begin here. */
const WEEKDAYS = ['7', '1', '2', '3', '4', '5', '6'] as const;

function Weekdays({ painter }: { painter: Painter }) {
  const t = useTranslations('hostPrices.days');
  const { painting, change } = painter;
  const weekend = WEEKENDS[painting.kind];
  return (
    <div className="grid gap-3">
      <Button kind="secondary" onClick={() => change({ weekdays: weekend })}>
        {t(`weekend.${painting.kind}`)}
      </Button>
      <ManyChips
        label={t('whens.weekdays')}
        labelHidden
        options={WEEKDAYS.map((value) => ({ value, label: t(`weekdays.${value}`) }))}
        values={WEEKDAYS.filter((day) => painting.weekdays.includes(Number(day)))}
        onChange={(days) => change({ weekdays: days.map(Number) })}
        error={painter.errorOf('weekdays', 'from')}
      />
    </div>
  );
}

function SeasonField({ painter, seasons }: { painter: Painter; seasons: readonly SeasonDates[] }) {
  const t = useTranslations('hostPrices.days');
  const named = [...new Map(seasons.toReversed().map((one) => [one.season, one])).values()].reverse();
  const options = named.map(({ season, starts_on: from, ends_on: to }) => ({
    value: season,
    label: t('seasonDates', { season: t(`seasons.${season}`), from: ltrText(from), to: ltrText(to) }),
  }));
  return (
    <Select
      label={t('season')}
      value={painter.painting.season ?? ''}
      options={[{ value: '', label: '-' }, ...options]}
      onChange={(value) =>
        painter.change({ season: named.find(({ season }) => season === value)?.season ?? null })
      }
      error={painter.errorOf('season', 'from')}
    />
  );
}

function PriceFields({ painter }: { painter: Painter }) {
  const t = useTranslations('hostPrices');
  const { painting, change, errorOf } = painter;
  return (
    <div className="grid gap-3">
      <SegmentedControl
        label={t('days.how')}
        options={(['amount', 'percent'] as const).map((value) => ({ value, label: t(`days.hows.${value}`) }))}
        value={painting.how}
        onChange={(how) => change({ how })}
      />
      {painting.how === 'amount' ? (
        <NumberField
          label={t('days.amount')}
          suffix={t('currency')}
          value={painting.amount === null ? null : painting.amount / 100}
          onChange={(riyals) => change({ amount: riyals === null ? null : Math.round(riyals * 100) })}
          error={errorOf('amount', 'kind')}
        />
      ) : (
        <NumberField
          label={t('days.percent')}
          hint={t('days.percentHint')}
          suffix="%"
          whole
          value={painting.percent}
          onChange={(percent) => change({ percent })}
          error={errorOf('percent', 'amount', 'kind')}
        />
      )}
    </div>
  );
}
