import { riyadhDate } from '@diyar/contract/values/riyadh';
import { useSearchParams } from 'react-router';
import { useMedia } from '../../ui/use-media.ts';
import type { BoardView } from './columns.ts';

const DAYS = 30;
/** On a phone, whose grid scrolls sideways within itself. */
const PHONE_DAYS = 7;

/** What of the board is shown, as its address says; a phone shows a week. */
export function useShown() {
  const [query, setQuery] = useSearchParams();
  const isWide = useMedia('(min-width: 48rem)', true);
  const view: BoardView = query.get('view') === 'hours' ? 'hours' : 'days';
  const asked = query.get('from') ?? '';
  const from = /^20\d\d-\d\d-\d\d$/.test(asked) ? asked : riyadhDate(Date.now());
  const page = Math.max(1, Number(query.get('page')) || 1);
  const days = view === 'hours' ? 1 : isWide ? DAYS : PHONE_DAYS;
  const show = (changes: Record<string, string>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { isWide, view, from, page, days, show };
}

export type BoardShown = ReturnType<typeof useShown>;
