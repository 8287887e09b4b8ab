import type { HostPhoto } from '@diyar/contract/supply/host-photos';
import { useEffect, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';

const ASK_EVERY_MS = 1000;

/** How photos stand, by id: asked for once, and again while the server works on any. */
export function usePhotoStates(ids: readonly string[]) {
  const lang = useLang();
  const [states, setStates] = useState<ReadonlyMap<string, HostPhoto>>(new Map());
  const note = (photos: readonly HostPhoto[]) =>
    setStates((before) => new Map([...before, ...photos.map((photo) => [photo.id, photo] as const)]));
  const asked = ids.filter((id) => (states.get(id)?.state ?? 'processing') === 'processing').join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever an answer came and some are still being made
  useEffect(() => {
    if (asked === '') return;
    const stop = new AbortController();
    const isFirst = asked.split(',').some((id) => !states.has(id));
    const timer = setTimeout(
      () => {
        const query = { ids: asked };
        callApi('GET /api/v1/host/photos', { query, lang, signal: stop.signal })
          .then(({ items }) => note(items))
          // The next answer, or the next change, asks again.
          .catch(() => note([]));
      },
      isFirst ? 0 : ASK_EVERY_MS,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, states, lang]);
  return { states, note };
}
