import type {
  MinimumPrice,
  RentFreezeNow,
  WizardCategory,
  WizardContent,
} from '@diyar/contract/supply/host-wizard';
import { readWizard, type WizardReading } from '@diyar/contract/supply/read-wizard';
import type { BrokenField } from '@diyar/contract/supply/supply-checks';
import { useMemo } from 'react';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import type { SupplyEditor } from '../host-fields/editor.ts';

/** What the checks need beside what is filled in. */
export interface ReadingContext {
  categories: readonly WizardCategory[];
  minimum_prices: readonly MinimumPrice[];
  rent_freezes: readonly RentFreezeNow[];
}

/** Reads anew with every change what the fields on the screen lack, and the score they earn. */
export function useReading(
  content: WizardContent,
  context: ReadingContext,
  property: SupplyEditor['property'],
): WizardReading {
  return useMemo(
    () =>
      onScreen(
        readWizard(content, {
          categories: context.categories,
          minimums: context.minimum_prices,
          freezes: context.rent_freezes,
          property,
        }),
      ),
    [content, context, property],
  );
}

/** How far a home is furnished is asked once its category is chosen: until then it is not missing from what is seen. */
function onScreen(reading: WizardReading): WizardReading {
  const topics = reading.topics.map((one) => {
    const lacksCategory = one.broken.some(({ field }) => field === 'property.category');
    return lacksCategory
      ? { ...one, broken: one.broken.filter(({ field }) => field !== 'property.furnished') }
      : one;
  });
  return { ...reading, topics };
}

/** The sentence of a broken field, in the page's language. */
export function useSentenceOf(): (broken: Pick<BrokenField, 'rule' | 'params'>) => string {
  const t = useTranslations('rules');
  return ({ rule, params }) => t(rule, { price: ltrText(params?.price ?? '') });
}
