import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useListKeys } from '../use-list-keys.ts';
import { nextOf } from './queue.ts';

interface QueueFrameProps {
  /** What waits, in its order. */
  ids: readonly string[];
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
  /** Something was decided: the list is asked for again. */
  onDone: () => void;
  words: { none: string; noneText: string; choose: string; keys: 'keys' | 'licenceKeys' };
  list: ReactNode;
  /** What is open, with its evidence and its decision. */
  open: (id: string, ways: { onBack: () => void; onDecided: () => void }) => ReactNode;
}

/** A queue of the console by pointer and by keys: the list, and beside it what is open; the next one follows a decision. */
export function QueueFrame(props: QueueFrameProps) {
  const { ids, chosen, onChoose, words } = props;
  const panel = useRef<HTMLDivElement>(null);
  const gone = useRef(new Set<string>());
  useListKeys({ keys: ids, chosen, onChoose, onEnter: () => focusDecision(panel) });
  useTopOnPhone(chosen);
  if (ids.length === 0 && chosen === undefined)
    return <EmptyState drawing="door" title={words.none} text={words.noneText} />;
  const decided = (id: string) => {
    gone.current.add(id);
    onChoose(nextOf(ids, id, gone.current));
    props.onDone();
  };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className={`min-w-0 gap-3 ${chosen === undefined ? 'grid' : 'hidden lg:grid'}`}>
        {props.list}
        <Keys words={words.keys} />
      </div>
      <div ref={panel} className="min-w-0">
        {chosen === undefined ? (
          <p className="hidden rounded-base border border-dashed border-line p-6 text-center text-soft lg:block">
            {words.choose}
          </p>
        ) : (
          props.open(chosen, { onBack: () => onChoose(undefined), onDecided: () => decided(chosen) })
        )}
      </div>
    </div>
  );
}

function Keys({ words }: { words: QueueFrameProps['words']['keys'] }) {
  const t = useTranslations('console.ads');
  return (
    <p className="hidden text-xs leading-6 text-soft lg:block">
      {t.rich(words, {
        kbd: (key) => (
          <kbd dir="ltr" className="rounded border border-line bg-sunken px-1.5 py-0.5 font-sans">
            {key}
          </kbd>
        ),
      })}
    </p>
  );
}

function focusDecision(panel: RefObject<HTMLDivElement | null>): void {
  panel.current?.querySelector<HTMLElement>('form input, form select, form textarea')?.focus();
}

/** On a phone what is open takes the list's place: the page starts at its top again. */
function useTopOnPhone(chosen: string | undefined): void {
  useEffect(() => {
    if (chosen !== undefined && !matchMedia('(min-width: 64rem)').matches) window.scrollTo(0, 0);
  }, [chosen]);
}
