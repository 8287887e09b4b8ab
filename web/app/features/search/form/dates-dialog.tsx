import { addDays } from '@diyar/contract/values/riyadh';
import { useState } from 'react';
import { useLang } from '../../../i18n/lang.ts';
import { shortDay } from '../../../i18n/short-dates.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { PickedDates } from './picked-dates.ts';
import { SearchCalendar } from './search-calendar.tsx';

interface DatesDialogProps {
  from: string | undefined;
  to: string | undefined;
  /** Undefined: any time. */
  onPick: (dates: PickedDates | undefined) => void;
  onClose: () => void;
}

const DAY_MS = 86_400_000;

/** Choosing arrival and departure of a search. A press of the same day twice is one night. */
export function DatesDialog({ from, to, onPick, onClose }: DatesDialogProps) {
  const t = useTranslations();
  const lang = useLang();
  const [chosen, setChosen] = useState(from && to ? { from, to } : undefined);
  const take = (start: string, end: string) =>
    setChosen({ from: start, to: start === end ? addDays(start, 1) : end });
  const done = () => {
    const said =
      chosen && t('searchDates.span', { from: shortDay(chosen.from, lang), to: shortDay(chosen.to, lang) });
    onPick(chosen && { ...chosen, text: said ?? '' });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('searchDates.title')}
      closeLabel={t('common.close')}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button kind="quiet" onClick={() => setChosen(undefined)}>
            {t('searchDates.clear')}
          </Button>
          <span className="flex items-center gap-4">
            <span role="status" className="text-sm text-soft">
              {chosen === undefined
                ? t('searchDates.chooseArrival')
                : t('searchDates.nights', { count: nightsOf(chosen) })}
            </span>
            <Button onClick={done}>{t('common.done')}</Button>
          </span>
        </div>
      }
    >
      <SearchCalendar from={chosen?.from} to={chosen?.to} onChange={take} />
    </Dialog>
  );
}

function nightsOf({ from, to }: { from: string; to: string }): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
