import type { PricedUnit } from '@diyar/contract/supply/host-prices';
import type { PriceField } from '@diyar/contract/supply/price-fields';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { pricePaths } from '../../site/price-paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { UnitPlace } from '../units/unit-place.tsx';
import { isCell, isStated } from './cells.ts';
import { PriceField as Field } from './price-field.tsx';
import { Trouble } from './trouble.tsx';
import type { Cards } from './use-cards.ts';
import type { Grid } from './use-grid.ts';

/** The prices of each unit on a card of its own, as phones show them: each is saved when its field is left. */
export function PriceCards({ grid, cards }: { grid: Grid; cards: Cards }) {
  const t = useTranslations('priceGrid');
  const left = grid.units.length - cards.shown;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {grid.units.slice(0, cards.shown).map((unit, row) => (
          <UnitCard key={unit.id} grid={grid} unit={unit} row={row} />
        ))}
      </ul>
      {left > 0 ? (
        <Button kind="secondary" wide onClick={cards.showMore}>
          {t('moreUnits', { count: left })}
        </Button>
      ) : null}
    </div>
  );
}

/** Says once that a unit has no price, and a name once that is its property's too. */
function UnitCard({ grid, unit, row }: { grid: Grid; unit: PricedUnit; row: number }) {
  const t = useTranslations('priceGrid');
  const to = pricePaths(useLang());
  const fields = grid.columns.flatMap((column, place) => (isCell(unit, column) ? [{ column, place }] : []));
  const hasPrice = fields.some(
    ({ column }) =>
      column !== 'down_payment_percent' && (grid.sheet.valueOf(unit.id, column)?.amount ?? null) !== null,
  );
  const hasDays = fields.some(({ column }) => column === 'daily' || column === 'hourly');
  return (
    <Card as="li" className="grid gap-3 p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 lang={unit.name_lang} className="font-bold break-words">
            <bdi>{unit.name}</bdi>
          </h2>
          <p className="text-xs break-words text-soft">
            <UnitPlace unit={unit} property={unit.property.name} />
          </p>
        </div>
        {hasPrice ? null : <Badge>{t('none')}</Badge>}
      </div>
      <div className="grid divide-y divide-line">
        {fields.map(({ column, place }) => (
          <PriceRow key={column} {...{ grid, unit, row, place }} field={column} />
        ))}
      </div>
      {unit.offer === null ? null : (
        <p className="flex justify-between gap-4 text-sm">
          <span className="text-soft">{t('columns.offer')}</span>
          <span className="font-bold text-gold-text">{ltrText(unit.offer.text)}</span>
        </p>
      )}
      {hasDays ? (
        <Link to={to.unitPrices(unit.id)} className={`${buttonLook('quiet', 'small')} justify-self-start`}>
          {t('days')}
          <span className="sr-only"> {unit.name}</span>
        </Link>
      ) : null}
    </Card>
  );
}

function PriceRow(props: { grid: Grid; unit: PricedUnit; row: number; place: number; field: PriceField }) {
  const t = useTranslations('priceGrid');
  const { grid, unit, field } = props;
  const edit = grid.state.edits.get(unit.id)?.[field];
  const isBroken = edit !== undefined && edit.state !== 'saving';
  return (
    <div className="grid gap-1 py-2">
      <Field {...props} />
      {isStated(unit, field) ? <p className="text-xs text-soft">{t('stated')}</p> : null}
      <div aria-live="polite" className="text-sm empty:hidden">
        {isBroken ? <Trouble grid={grid} unit={unit} field={field} edit={edit} /> : null}
      </div>
    </div>
  );
}
