import { DATED_KINDS, type DatedKind, type UnitPrices } from '@diyar/contract/supply/unit-prices';
import { Suspense, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { late } from '../../rendering/late.ts';
import { Link } from '../../rendering/link.tsx';
import { pricePaths } from '../../site/price-paths.ts';
import { supplyPaths } from '../../site/supply-paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SegmentedControl } from '../../ui/choice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton, Skeleton } from '../../ui/skeleton.tsx';
import { PageHead } from '../dashboard/page-head.tsx';
import { NotFound } from '../dashboard/property-page.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { DiscountsForm } from './discounts-form.tsx';
import { OverrideList } from './override-list.tsx';
import { PaintForm } from './paint-form.tsx';
import { usePainting } from './use-painting.ts';
import { useUnitPrices } from './use-unit-prices.ts';

const PriceCalendar = late(async () => (await import('./price-calendar.tsx')).PriceCalendar);

/** What each day of a unit costs: special prices by dates, weekdays and seasons, and the discounts of its nights. */
export function UnitPricesPage({ id }: { id: string }) {
  const t = useTranslations('hostPrices');
  const { data, error, refetch, put } = useUnitPrices(id);
  if (data !== undefined) return <Shown prices={data} onChange={put} />;
  if (error === null) return <PageSkeleton />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return <NotFound />;
  return <OwnAdProblem isPage error={error} title={t('failed')} retry={() => void refetch()} />;
}

interface ShownProps {
  prices: UnitPrices;
  onChange: (prices: UnitPrices) => void;
}

function Shown({ prices, onChange }: ShownProps) {
  const t = useTranslations('hostPrices.days');
  const lang = useLang();
  const to = supplyPaths(lang);
  const kinds = DATED_KINDS.filter((kind) => prices.prices[kind] !== null);
  const [kind, setKind] = useState<DatedKind>(kinds[0] ?? 'daily');
  const price = ltrText(prices.prices[kind]?.text ?? '');
  const toPrices = (
    <Link to={pricePaths(lang).grid({ q: prices.unit.name })} className={buttonLook('primary')}>
      {t('noneAct')}
    </Link>
  );
  if (kinds.length === 0)
    return <EmptyState isPage drawing="calendar" title={t('none')} text={t('noneText')} action={toPrices} />;
  return (
    <div className="page grid grid-cols-1 gap-6 py-6 lg:py-8">
      <div className="grid gap-1">
        <Link
          to={to.property(prices.unit.property_id)}
          className="justify-self-start text-sm text-soft hover:underline"
        >
          {t('back')}
        </Link>
        <PageHead
          title={
            <>
              {t('title')}: <bdi lang={prices.unit.name_lang}>{prices.unit.name}</bdi>
            </>
          }
          lead={t(kind === 'daily' ? 'lead' : 'leadHours', { price })}
        />
      </div>
      {kinds.length > 1 ? (
        <SegmentedControl
          label={t('kind')}
          labelHidden
          options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
      ) : null}
      <Board key={kind} kind={kind} prices={prices} onChange={onChange} />
      {kind === 'daily' ? (
        <DiscountsForm
          unitId={prices.unit.id}
          discounts={prices.discounts}
          mayEdit={prices.abilities.edit}
          onSaved={onChange}
        />
      ) : null}
    </div>
  );
}

/** The calendar, what is painted on it, and what was. */
function Board({ kind, prices, onChange }: ShownProps & { kind: DatedKind }) {
  const painter = usePainting(prices.unit.id, kind, onChange);
  const { painting, change } = painter;
  const isDated = painting.when === 'dates';
  const mayEdit = prices.abilities.edit;
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card as="section" className="min-w-0 p-3 sm:p-5">
          <Suspense fallback={<Skeleton className="h-96" />}>
            <PriceCalendar
              days={prices.days[kind]}
              earned={prices.earned[kind]}
              from={isDated ? painting.from : ''}
              to={isDated ? painting.to : ''}
              onPick={(from, to) => change({ when: 'dates', from, to })}
            />
          </Suspense>
        </Card>
        {mayEdit ? (
          <Card as="section" className="p-5 lg:sticky lg:top-20">
            <PaintForm painter={painter} seasons={prices.seasons} />
          </Card>
        ) : null}
      </div>
      <OverrideList
        overrides={prices.overrides.filter((one) => one.kind === kind)}
        mayEdit={mayEdit}
        onRemoved={onChange}
      />
    </>
  );
}
