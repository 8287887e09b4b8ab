import type { ComparedUnit } from '@diyar/contract/supply/similar-offers';
import { useState } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ComparedPriceBlock } from './compared-price.tsx';
import { SimilarAds } from './similar-ads.tsx';

/** A unit with each of its prices beside those of ads like it; one sentence where there are too few of them. */
export function ComparedUnitCard({ unit }: { unit: ComparedUnit }) {
  const t = useTranslations('similarOffers');
  const to = paths(useLang());
  const [isOpen, setOpen] = useState(false);
  const title = <bdi lang={unit.title_lang}>{unit.title}</bdi>;
  return (
    <Card as="li" className="grid min-w-0 grid-cols-1 gap-4 p-5">
      <div className="grid gap-1">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-bold">
          {unit.on_show ? (
            <Link to={to.details(unit.id)} className="hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
          {unit.on_show ? null : <Badge>{t('hidden')}</Badge>}
        </h2>
        <p className="text-sm text-soft">
          {[unit.category.name, unit.district.name, unit.city.name].join(' · ')}
        </p>
      </div>
      {unit.prices.length === 0 ? <p className="text-sm text-soft">{t('tooFew')}</p> : null}
      {unit.prices.map((price) => (
        <ComparedPriceBlock key={price.kind} unit={unit} price={price} />
      ))}
      {unit.on_show && unit.prices.length > 0 && !isOpen ? (
        <div>
          <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
            {t('similar')}
          </Button>
        </div>
      ) : null}
      {isOpen ? <SimilarAds ad={unit.id} /> : null}
    </Card>
  );
}
