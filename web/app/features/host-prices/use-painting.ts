import type { FieldError } from '@diyar/contract/call/errors';
import type { DatedKind, Painted, UnitPrices } from '@diyar/contract/supply/unit-prices';
import type { Season } from '@diyar/contract/words/seasons';
import { useEffect, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';

/** What is being painted, as far as it is chosen. */
export interface Painting {
  kind: DatedKind;
  when: 'dates' | 'weekdays' | 'season';
  from: string;
  to: string;
  weekdays: readonly number[];
  season: Season | null;
  how: 'amount' | 'percent';
  /** Halalas. */
  amount: number | null;
  percent: number | null;
}

type Preview = CallData<'POST /api/v1/host/units/{id}/override_previews'>['days'];

const WAIT_MS = 300;

/** The call's body; undefined while days or price are missing. */
function paintedOf(painting: Painting): Painted | undefined {
  const { kind, when, from, to, weekdays, season, how, amount, percent } = painting;
  const price = how === 'amount' ? { amount } : { percent };
  if ((how === 'amount' ? amount : percent) === null) return undefined;
  if (when === 'dates') return from === '' ? undefined : { kind, from, to, ...price };
  if (when === 'weekdays')
    return weekdays.length === 0 ? undefined : { kind, weekdays: [...weekdays], ...price };
  return season === null ? undefined : { kind, season, ...price };
}

/** Another price for days of a unit: what is chosen, what it would change, and saving it. */
export function usePainting(unitId: string, kind: DatedKind, onSaved: (prices: UnitPrices) => void) {
  const t = useTranslations('hostPrices');
  const lang = useLang();
  const [painting, setPainting] = useState<Painting>(() => emptyPainting(kind));
  const [preview, setPreview] = useState<Preview>();
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [isPending, setPending] = useState(false);
  const body = paintedOf(painting);
  const asked = JSON.stringify(body ?? null);

  useEffect(() => {
    setErrors([]);
    setPreview(undefined);
    const wanted = JSON.parse(asked) as Painted | null;
    if (wanted === null) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const call = { params: { id: unitId }, body: wanted, lang, signal: leaving.signal };
      try {
        setPreview((await callApi('POST /api/v1/host/units/{id}/override_previews', call)).days);
      } catch (error) {
        if (error instanceof ApiError && !leaving.signal.aborted) setErrors(error.errors);
      }
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked, unitId, lang]);

  const save = async () => {
    if (body === undefined || isPending) return;
    setPending(true);
    try {
      const call = { params: { id: unitId }, body, lang };
      onSaved(await callApi('POST /api/v1/host/units/{id}/overrides', call));
      setPainting(emptyPainting(painting.kind));
      toast.success(t('saved'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(error.errors);
      if (error.errors.length === 0) toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };

  const change = (part: Partial<Painting>) => setPainting((now) => ({ ...now, ...part }));
  const errorOf = (...fields: string[]) => errors.find(({ field }) => fields.includes(field))?.msg;
  return { painting, change, preview, errorOf, isPending, isComplete: body !== undefined, save };
}

export type Painter = ReturnType<typeof usePainting>;

function emptyPainting(kind: DatedKind): Painting {
  return {
    kind,
    when: 'dates',
    from: '',
    to: '',
    weekdays: [],
    season: null,
    how: 'amount',
    amount: null,
    percent: null,
  };
}
