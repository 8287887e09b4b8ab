import { useEffect, useRef } from 'react';
import { DIR_OF, ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { AdPhoto } from '../../ads/ad-photo.tsx';
import { useAge } from '../age-text.ts';
import type { QueuedRevision } from './revision.ts';

const URGENCY = { fresh: 'neutral', due: 'warning', late: 'danger' } as const satisfies Record<
  QueuedRevision['urgency'],
  Tone
>;

/** The edits that wait, one line each: of which ad, whose, how much changes, and how long it waits. */
export function RevisionList(props: {
  items: readonly QueuedRevision[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}) {
  const t = useTranslations('revisions');
  return (
    <ul aria-label={t('list')} className="grid overflow-hidden rounded-base border border-line bg-surface">
      {props.items.map((one) => (
        <Line
          key={one.id}
          revision={one}
          isChosen={one.id === props.chosen}
          onChoose={() => props.onChoose(one.id)}
        />
      ))}
    </ul>
  );
}

function Line(props: { revision: QueuedRevision; isChosen: boolean; onChoose: () => void }) {
  const { revision, isChosen } = props;
  const t = useTranslations('revisions');
  const number = useTranslations('console.ads');
  const age = useAge();
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <li ref={line} className="scroll-my-20 border-b border-line last:border-b-0">
      <button
        type="button"
        aria-current={isChosen ? 'true' : undefined}
        onClick={props.onChoose}
        className="grid w-full grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 px-3 py-2.5 text-start hover:bg-sunken aria-[current]:bg-primary-soft"
      >
        <span className="relative row-span-2 aspect-square w-14 overflow-hidden rounded-base bg-sunken">
          {revision.photo === null ? null : <AdPhoto photo={revision.photo} alt="" sizes="56px" upTo={320} />}
        </span>
        <span
          lang={revision.title_lang}
          dir={DIR_OF[revision.title_lang]}
          className="truncate text-start font-medium text-ink"
        >
          {revision.title}
        </span>
        <span className="grid gap-1">
          <span className="truncate text-xs text-soft">
            <bdi>{revision.advertiser.name}</bdi> · {number('number', { number: ltrText(revision.ad) })}
          </span>
          <span className="flex flex-wrap gap-1">
            <Badge tone={URGENCY[revision.urgency]} icon="clock">
              {age(revision.since)}
            </Badge>
            <Badge>{t(`of.${revision.of}`)}</Badge>
            <Badge>{t('changes', { count: revision.changes })}</Badge>
          </span>
        </span>
      </button>
    </li>
  );
}
