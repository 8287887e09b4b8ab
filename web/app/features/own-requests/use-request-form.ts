import type { FieldError } from '@diyar/contract/call/errors';
import type { RequestDetails } from '@diyar/contract/finding/requests';
import { latinDigits } from '@diyar/contract/values/format';
import type { Period } from '@diyar/contract/words/period';
import type { RequestChannel, RequestKind } from '@diyar/contract/words/request-words';
import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { requestPaths } from '../../site/request-paths.ts';

/** A request on its way; numbers as they are typed. */
export interface RequestDraft {
  kind: RequestKind;
  purpose: 'rent' | 'sale';
  category: string;
  title: string;
  description: string;
  city: string;
  districts: readonly string[];
  polygon: string | null;
  byDrawing: boolean;
  area_min: string;
  area_max: string;
  length: string;
  width: string;
  price_min: string;
  price_max: string;
  period: Period | null;
  from: string;
  to: string;
  features: readonly string[];
  floors: readonly string[];
  channels: readonly RequestChannel[];
  copy_of: string | null;
}

const EMPTY: RequestDraft = {
  kind: 'wanted',
  purpose: 'rent',
  category: '',
  title: '',
  description: '',
  city: '',
  districts: [],
  polygon: null,
  byDrawing: false,
  area_min: '',
  area_max: '',
  length: '',
  width: '',
  price_min: '',
  price_max: '',
  period: 4,
  from: '',
  to: '',
  features: [],
  floors: [],
  channels: ['message'],
  copy_of: null,
};

const KEPT = 'request_draft';

function keptDraft(): RequestDraft {
  const text = sessionStorage.getItem(KEPT);
  if (text === null) return EMPTY;
  try {
    return { ...EMPTY, ...(JSON.parse(text) as Partial<RequestDraft>) };
  } catch {
    return EMPTY;
  }
}

/** A request as a draft of its changed copy. */
export function draftOf(request: RequestDetails): RequestDraft {
  const text = (value: number | null | undefined) => (value == null ? '' : String(value));
  const riyals = (value: { amount: number } | null) => text(value && value.amount / 100);
  return {
    ...EMPTY,
    kind: request.kind,
    purpose: request.purpose,
    category: request.category.slug,
    title: request.title,
    description: request.description ?? '',
    city: request.city.slug,
    districts: request.districts.map(({ slug }) => slug),
    polygon: request.polygon,
    byDrawing: request.polygon !== null,
    area_min: text(request.area_min),
    area_max: text(request.area_max),
    length: text(request.length),
    width: text(request.width),
    price_min: riyals(request.price_min),
    price_max: riyals(request.price_max),
    period: request.period,
    from: request.from ?? '',
    to: request.to ?? '',
    features: request.features.map(({ slug }) => slug),
    floors: request.floors,
    channels: request.channels,
    copy_of: request.id,
  };
}

/** A typed number, commas left out; null of an empty field, not a number of anything else. */
function numberOf(text: string): number | null {
  const plain = latinDigits(text).replaceAll(/[,\s٬]/g, '');
  return plain === '' ? null : Number(plain);
}

/** JSON has no word for what is not a number: the text goes as it was typed, and is refused as such. */
function sentNumber(text: string): number | null {
  const value = numberOf(text);
  return Number.isNaN(value) ? (text as unknown as number) : value;
}

function bodyOf(draft: RequestDraft) {
  const { byDrawing, ...rest } = draft;
  const isRent = draft.purpose === 'rent';
  const day = (date: string) => (isRent && date !== '' ? date : null);
  return {
    ...rest,
    districts: byDrawing ? [] : [...draft.districts],
    polygon: byDrawing ? draft.polygon : null,
    area_min: sentNumber(draft.area_min),
    area_max: sentNumber(draft.area_max),
    length: sentNumber(draft.length),
    width: sentNumber(draft.width),
    price_min: sentNumber(draft.price_min),
    price_max: sentNumber(draft.price_max),
    period: isRent ? draft.period : null,
    from: day(draft.from),
    to: day(draft.to),
    features: [...draft.features],
    floors: [...draft.floors],
    channels: [...draft.channels],
  };
}

/** What is typed of a request, kept on the device through reload and failure, and publishing it. */
export function useRequestForm(copy: RequestDetails | undefined) {
  const t = useTranslations('ownRequests.form');
  const lang = useLang();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => (copy === undefined ? keptDraft() : draftOf(copy)));
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [isPending, setPending] = useState(false);
  const key = useRef<string>(undefined);
  useEffect(() => {
    if (copy === undefined) sessionStorage.setItem(KEPT, JSON.stringify(draft));
  }, [draft, copy]);
  const change = (part: Partial<RequestDraft>) => {
    // Another text is another request, which a repeated sending must not be taken for.
    key.current = undefined;
    setDraft((before) => ({ ...before, ...part }));
    setErrors((before) => before.filter(({ field }) => !Object.hasOwn(part, field)));
  };
  const publish = async () => {
    setPending(true);
    key.current ??= crypto.randomUUID();
    try {
      const body = bodyOf(draft);
      const { told } = await callApi('POST /api/v1/requests', { body, lang, idempotencyKey: key.current });
      sessionStorage.removeItem(KEPT);
      toast.success(t('told', { count: told }));
      await navigate(requestPaths(lang).own());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      key.current = undefined;
      setErrors(error.errors);
      if (error.errors.length === 0 && error.code !== 'invalid_token') toast.error(error.msg);
      else focusFirst();
    } finally {
      setPending(false);
    }
  };
  const errorOf = (field: string) =>
    errors.find((one) => one.field === field || one.field.startsWith(`${field}.`))?.msg;
  return { draft, change, errorOf, isPending, publish };
}

/** The first field that is refused, once it is drawn as such. */
function focusFirst(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

export type RequestForm = ReturnType<typeof useRequestForm>;
