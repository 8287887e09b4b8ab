import type { AdPhoto } from '@diyar/contract/finding/ads';
import { useEffect, useRef } from 'react';
import { DIR_OF, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import type { RoomStop } from './photo-tour.ts';

/** The rooms of which there are photos, each one press away; nothing where there is one room or none. */
export function RoomRail(props: {
  stops: readonly RoomStop[];
  index: number;
  show: (index: number) => void;
}) {
  const t = useTranslations('details.gallery');
  const { stops, index, show } = props;
  const here = useRef<HTMLButtonElement>(null);
  const current = stops.findLast(({ first, count }) => index >= first && index < first + count)?.slug;
  useEffect(() => {
    if (current !== undefined) here.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  if (stops.length < 2) return null;
  return (
    <nav
      aria-label={t('rooms')}
      className="flex min-w-0 justify-start gap-2 overflow-x-auto px-4 pb-2 [scrollbar-width:none] md:justify-center-safe"
    >
      {stops.map(({ slug, name, first, count }) => (
        <button
          key={slug}
          ref={slug === current ? here : undefined}
          type="button"
          aria-current={slug === current ? 'true' : undefined}
          onClick={() => show(first)}
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-pill bg-white/12 px-4 text-sm text-white transition-colors hover:bg-white/25 focus-visible:outline-white aria-current:bg-white aria-current:font-bold aria-current:text-black"
        >
          {name}
          {count === 1 ? null : <bdi className="tabular text-xs opacity-80">{count}</bdi>}
        </button>
      ))}
    </nav>
  );
}

/** What the photo in view shows, in the advertiser's own words where there are any. */
export function PhotoCaption({ photo }: { photo: AdPhoto | undefined }) {
  const lang = useLang();
  const { room = null, caption = null, caption_lang: written = null } = photo ?? {};
  const other = written === null || written === lang ? {} : { lang: written, dir: DIR_OF[written] };
  return (
    <p className="min-h-7 px-4 pt-1 text-center text-sm text-balance text-white/85">
      {caption === null ? room?.name : <bdi {...other}>{caption}</bdi>}
    </p>
  );
}
