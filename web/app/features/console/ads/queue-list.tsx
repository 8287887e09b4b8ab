import { useEffect, useRef } from 'react';
import { DIR_OF } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { AdPhoto } from '../../ads/ad-photo.tsx';
import { useAge } from '../age-text.ts';
import type { QueuedAd } from './queue.ts';
import { SuspicionBadges } from './suspicion-badges.tsx';

const URGENCY = { fresh: 'neutral', due: 'warning', late: 'danger' } as const satisfies Record<
  QueuedAd['urgency'],
  Tone
>;

/** The ads of a queue, one line each: what it is, whose, and how long it waits. */
export function QueueList(props: {
  items: readonly QueuedAd[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}) {
  const t = useTranslations('console.ads');
  return (
    <ul aria-label={t('list')} className="grid overflow-hidden rounded-base border border-line bg-surface">
      {props.items.map((ad) => (
        <Line key={ad.id} ad={ad} isChosen={ad.id === props.chosen} onChoose={() => props.onChoose(ad.id)} />
      ))}
    </ul>
  );
}

function Line({ ad, isChosen, onChoose }: { ad: QueuedAd; isChosen: boolean; onChoose: () => void }) {
  const t = useTranslations('console.ads');
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
        onClick={onChoose}
        className="grid w-full grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 px-3 py-2.5 text-start hover:bg-sunken aria-[current]:bg-primary-soft"
      >
        <span className="relative row-span-2 aspect-square w-14 overflow-hidden rounded-base bg-sunken">
          {ad.photo === null ? null : <AdPhoto photo={ad.photo} alt="" sizes="56px" upTo={320} />}
        </span>
        <span
          lang={ad.title_lang}
          dir={DIR_OF[ad.title_lang]}
          className="truncate text-start font-medium text-ink"
        >
          {ad.title}
        </span>
        <span className="grid gap-1">
          <span className="truncate text-xs text-soft">
            <bdi>{ad.advertiser.name}</bdi> · {ad.district.name}
          </span>
          <span className="flex flex-wrap gap-1">
            <Badge tone={URGENCY[ad.urgency]} icon="clock">
              {age(ad.since)}
            </Badge>
            <SuspicionBadges ad={ad} />
            {ad.flagged_photos === 0 ? null : (
              <Badge tone="warning" icon="image">
                {t('photosFlagged', { count: ad.flagged_photos })}
              </Badge>
            )}
          </span>
        </span>
      </button>
    </li>
  );
}
