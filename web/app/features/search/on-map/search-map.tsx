import type { AdCard } from '@diyar/contract/finding/ads';
import { type ComponentType, type RefObject, useCallback, useId, useRef, useState } from 'react';
import { useLang } from '../../../i18n/lang.ts';
import { loadWithSentences, type SentenceModules } from '../../../i18n/late-with-sentences.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { wasCardOpen } from './kept-choice.ts';
import type { LiveSearchMapProps } from './live-search-map.tsx';
import { type StillMapProps, StillSearchMap } from './still-search-map.tsx';
import { useWake } from './use-wake.ts';

const loadLiveMap = async () => (await import('./live-search-map.tsx')).LiveSearchMap;
const LIVE_MAP_SENTENCES: SentenceModules = {
  ar: () => [import('@diyar/messages/ar/map')],
  en: () => [import('@diyar/messages/en/map')],
};

export interface SearchMapProps extends StillMapProps {
  /** The ads of the list beside the map, and where it stands. */
  ads: readonly AdCard[];
  list: RefObject<HTMLElement | null>;
  className: string;
  /** What floats over its end on phones, above their cards; with it the map is the page, and comes to life untouched. */
  children: React.ReactNode;
}

const isAlways = () => true;

type Stage = 'still' | 'loading' | 'failed' | 'live';

/** The ads of a search on a map: a still one at once, the live one in its place when someone comes near. */
export function SearchMap({ className, ads, list, children, ...still }: SearchMapProps) {
  const t = useTranslations();
  const lang = useLang();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const [stage, setStage] = useState<Stage>('still');
  const [Live, setLive] = useState<ComponentType<LiveSearchMapProps>>();
  const wake = useCallback(() => {
    setStage('loading');
    loadWithSentences(loadLiveMap, LIVE_MAP_SENTENCES, lang).then(
      (component) => setLive(() => component),
      () => setStage('failed'),
    );
  }, [lang]);
  const [phoneSlot, setPhoneSlot] = useState<HTMLElement | null>(null);
  const isPage = children !== null;
  useWake(box, wake, isPage ? isAlways : wasCardOpen);
  const isCovered = stage === 'live';
  return (
    <section
      ref={box}
      aria-label={t('map.label')}
      aria-describedby={id}
      aria-busy={stage === 'loading'}
      className={`relative overflow-clip bg-sunken ${className}`}
    >
      <p id={id} className="sr-only">
        {t('map.sameAsList')}
      </p>
      {isCovered ? null : <StillSearchMap {...still} />}
      {Live === undefined ? null : (
        <Live
          filters={still.filters}
          extent={still.extent}
          ads={ads}
          list={list}
          phoneSlot={phoneSlot}
          onShown={() => setStage('live')}
        />
      )}
      {stage === 'loading' ? <MapNote text={t('map.loading')} /> : null}
      {stage === 'failed' ? (
        <MapNote text={t('map.failed')}>
          <Button kind="secondary" size="small" onClick={wake}>
            {t('common.retry')}
          </Button>
        </MapNote>
      ) : null}
      {/* Above the phone's bar for as long as the map is in sight, however much stands above it. */}
      <div className="pointer-events-none absolute inset-0 z-20 flex items-end lg:hidden print:hidden">
        <div className="sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] grid w-full min-w-0 grid-cols-1 gap-2.5 *:static! md:bottom-3">
          {children}
          <div ref={setPhoneSlot} />
        </div>
      </div>
    </section>
  );
}

/** Below the row of what the live map brings, which may be there a moment earlier. */
function MapNote(props: { text: string; children?: React.ReactNode }) {
  return (
    <div
      role="status"
      className="absolute inset-x-0 top-28 mx-auto flex w-fit max-w-[90%] items-center gap-3 rounded-pill bg-surface px-4 py-1.5 text-sm shadow-card"
    >
      {props.text}
      {props.children}
    </div>
  );
}
