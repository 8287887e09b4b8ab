import type { Lang } from '@diyar/messages/messages';
import { type ComponentType, useEffect } from 'react';
import { late } from '../../../rendering/late.ts';
import type { FilterDialogProps } from '../form/filter-dialog.tsx';
import { FILTER_DIALOG } from '../query/filters.ts';
import type { ChipsProps } from './chips.tsx';
import type { WaysOutProps } from './ways-out-links.tsx';

interface Parts {
  Chips: ComponentType<ChipsProps>;
  FilterDialog: ComponentType<FilterDialogProps>;
  WaysOut: ComponentType<WaysOutProps>;
}

/** Where the sheet could not come, its button loads the page anew, and the sheet with it. */
function AnewOnPress() {
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`[commandfor=${FILTER_DIALOG}]`)) location.reload();
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);
  return null;
}

function partsOf(load: () => Promise<Parts>) {
  return {
    Chips: late(async () => (await load()).Chips),
    FilterDialog: late(async () => (await load()).FilterDialog, AnewOnPress),
    WaysOut: late(async () => (await load()).WaysOut),
  };
}

/** The parts of a search's page that say its filters: in what the server sends, their code and sentences after the first paint. */
export const LATE_FILTERS: Record<Lang, ReturnType<typeof partsOf>> = {
  ar: partsOf(async () => {
    const { ArabicChips, ArabicFilterDialog, ArabicWaysOut } = await import('./arabic-filters.tsx');
    return { Chips: ArabicChips, FilterDialog: ArabicFilterDialog, WaysOut: ArabicWaysOut };
  }),
  en: partsOf(async () => {
    const { EnglishChips, EnglishFilterDialog, EnglishWaysOut } = await import('./english-filters.tsx');
    return { Chips: EnglishChips, FilterDialog: EnglishFilterDialog, WaysOut: EnglishWaysOut };
  }),
};
