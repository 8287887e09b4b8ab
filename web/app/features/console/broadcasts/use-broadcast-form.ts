import type { Audience } from '@diyar/contract/words/broadcast-words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useConsoleWrite } from '../use-console-write.ts';
import { useConsoleCall } from '../use-operator.ts';

interface Draft {
  text_ar: string;
  text_en: string;
  audience: Audience;
  /** Its address; empty until one is chosen. */
  city: string;
}

export type BroadcastForm = ReturnType<typeof useBroadcastForm>;

/** A notice being written, with how many it would reach. However often it is sent, it is one. */
export function useBroadcastForm(onDone: () => void) {
  const t = useTranslations('consoleBroadcasts');
  const lang = useLang();
  const call = useConsoleCall();
  const [key] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState<Draft>({ text_ar: '', text_en: '', audience: 'all', city: '' });
  const { audience, city } = draft;
  const group = { audience, ...(audience === 'city' && city !== '' && { city }) };
  const { data } = useQuery({
    queryKey: ['console-audience', audience, city],
    queryFn: () => call(() => callApi('GET /api/v1/console/broadcasts/audience', { query: group, lang })),
    enabled: audience !== 'city' || city !== '',
  });
  const form = useConsoleWrite(t('sent'), onDone);
  const send = () => {
    const { text_ar, text_en } = draft;
    const body = { ...group, key, text_ar, text_en };
    return form.write(() => callApi('POST /api/v1/console/broadcasts', { body, lang }));
  };
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  return { draft, change, count: data?.count, send, isPending: form.isPending, errorOf: form.errorOf };
}
