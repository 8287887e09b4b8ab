import type { Period } from '@diyar/contract/words/period';
import type {
  RequestChannel,
  RequestKind,
  RequestState,
  RequestStep,
} from '@diyar/contract/words/request-words';
import type { Lang } from '@diyar/messages/messages';

export interface NamedPlace {
  slug: string;
  name_ar: string;
  name_en: string;
}

/** A request as its card needs it. */
export interface RequestCardRow {
  /** Nobody else sees what a suspended account asks for. */
  suspended: boolean;
  id: string;
  number: number;
  account_id: string;
  kind: RequestKind;
  purpose: 'rent' | 'sale';
  title: string;
  description: string | null;
  lang: Lang;
  category: NamedPlace;
  city: NamedPlace;
  districts: NamedPlace[];
  drawn: string | null;
  period: Period | null;
  starts_on: string | null;
  ends_on: string | null;
  area_min: number | null;
  area_max: number | null;
  length: number | null;
  width: number | null;
  /** Any of them; none says nothing of floors. */
  floors: string[];
  price_min: number | null;
  price_max: number | null;
  by_phone: boolean;
  by_whatsapp: boolean;
  by_message: boolean;
  state: 'published' | 'hidden' | 'deleted';
  held_reason: string | null;
  views: number;
  answers: number;
  published_at: Date;
  expires_at: Date;
}

/** The state people read: a published request whose days are over has expired. */
export function stateOf(row: Pick<RequestCardRow, 'state' | 'expires_at'>, now: Date): RequestState {
  return row.state === 'published' && row.expires_at <= now ? 'expired' : row.state;
}

/** Steps its own people may take; what an operator took off is not published again. */
export function stepsOf(row: RequestCardRow, now: Date): RequestStep[] {
  const state = stateOf(row, now);
  if (state === 'deleted') return [];
  if (row.held_reason !== null) return ['deleted'];
  return state === 'published' ? ['hidden', 'deleted'] : ['published', 'deleted'];
}

/** Ways the one who asked chose to be reached. */
export function channelsOf(row: RequestCardRow): RequestChannel[] {
  const chosen = { phone: row.by_phone, whatsapp: row.by_whatsapp, message: row.by_message };
  return (['phone', 'whatsapp', 'message'] as const).filter((channel) => chosen[channel]);
}
